import type { Lexicon } from '../lexicon.ts';

const illness = `
  no come|comes|come_nada casi|nada|apenas
  cáncer|tumor|tumores|tumoral|leucemia|linfoma|melanoma|metástasis|quimio|quimioterapia|radioterapia|biopsia|maligno|oncolog*|oncólog*|alzheimer|demencia|parkinson|esclerosis|vih|sida|diabetes|diabétic*|epilep*|convulsiones|diálisis|
    lupus|fibromialgia|endometriosis|hepatitis|cirrosis|neumonía|pulmonía|sepsis|paliativos|trasplante|autoinmune|esquizofren*|bipolar*|trastorno*|psicosis|anorexi*|bulimi*|tca|estrés_postraumático|enfermedad*|enferma|enfermo|enfermos|
    enfermó|incurable|terminal|ictus|derrame|infarto|ataque_al_corazón|paro_cardíaco|insuficiencia|aneurisma|embolia|trombosis|meningitis|infección|infectad*|paralític*|parálisis|amput*|silla_de_ruedas|discapacidad|desahuciad*
  etapa|estadio|fase|grado 1|2|3|4|cuatro|tres|terminal|iv|iii
  diagnostic*|diagnóstic*|pronóstico
  depres*|ansiedad|ataque_de_pánico|ataques_de_pánico|ataque_de_ansiedad|ataques_de_ansiedad|crisis_nerviosa|psiquiatr*|psiquiátric*|salud_mental|borderline|tlp|brote_psicótico|burnout
  hospital|hospitaliz*|ingresad*|ingresaron|urgencias|uci|uti|cuidados_intensivos|coma|ambulancia|quirófano
  operarme|operarse|operaron|me_operan|lo_operan|la_operan|le_operan|van_a_operar|me_operar*|cirugía|cirujan*|anestesia|operada_de|operado_de
  operación .. corazón|rodilla|cadera|riesgo*|salga_bien|columna|tumor|cerebro|vesícula|pecho|hospital|médic*|miedo
  síntoma|síntomas
  bulto|bolita|nódulo|quiste|mancha|masa .. pecho|mama|cuello|encontr*|axila|seno|pulmón|hígado
  sangre en .. orina|heces
  tosiendo|escupo|vomito|toso sangre
  dolor|dolores|presión|punzadas .. pecho|corazón|brazo|vientre|barriga|espalda|riñón|cabeza|estómago .. hace|semanas|meses|fuerte*|dormido|médico|miedo|días|insoportable*|horas|$
  dolor|dolores crónico*|insoportable*|torácico|en_el_pecho
  brazo|pierna|cara|mano|lado .. dormid*|entumecid*|hormigue*
  no puedo respirar
  falta el|de aire
  desmay*|mareos
  médico|médicos|doctor|doctora|doctores|oncólogo|cardiólogo|neurólogo|cirujano|especialista .. dice|dicen|dijo|dijeron|dio|encontr*|quiere*|saben|recomiend*|mand*|recet*|miedo|mañana|operar*|nada|dan
  ir|ver|lugar|visitar|sin|consultar .. médico|doctor|doctora
  resonancia|tac|radiografía|ecografía|mamografía|colonoscopia|análisis_de_sangre|analítica|exámenes_médicos
  resultados .. biopsia|análisis|médic*|hospital|sangre|pruebas
  curar|curarme|curarse|curará|sanar|cura|sane .. enfermedad|cáncer|mi_madre|mi_padre|mi_hijo|mi_hija|esposo|marido|diabetes|me_voy_a|se_va_a|voy
  va|voy|vas|podrá .. a curar*|sobrevivir|salvar*|recuperar*|salir_adelante
  se recuperará|salvará|curará|mejorará
  salud .. problema*|mala|delicad*|preocup*|miedo|empeor*|madre|padre|mal|grave*
  problemas|problema de salud
  cuánto tiempo .. queda|vida|vivir|vivo
  cuánto me|le queda
  cuándo|qué_edad|qué_año|cómo .. voy|va|morir|moriré|morirá|muera|muerte
  voy|va|vamos a morir|morirme|morirse
  fecha|día|hora|año de_mi_muerte|de_muerte|de_su_muerte|de_mi_fallecimiento
  se .. muriendo|está_muriendo
  está|estoy|muriendo .. muriendo|agoniz*|moribund*|en_coma
  mi .. hijo|hija|madre|padre|mamá|papá|marido|esposo|esposa|abuela|abuelo|hermano|hermana|bebé|perro|gato|pareja .. enferm*|muriendo|grave|delicad*|autis*|discapacitad*|coma|tdah
  oigo|escucho|oye voces
  voces en .. cabeza
  lloro|llorar|llorando|llanto .. todos_los_días|todo_el_día|todas_las_noches|cada_noche|parar|sin_parar|a_cada_rato|todo_el_tiempo|cada_día|no_paro|dejar
  paro|puedo|dejo .. de|parar llorar
  no .. duermo|como|dormir|comer|levantarme_de_la_cama|salir_de_la_cama .. hace|días|semanas|desde|ni|nada|cama|puedo
  siento|sintiendo|estoy|tan .. vací*|inútil|desesperad*|rot*|hundid*|destrozad*|muerta_por_dentro|muerto_por_dentro|sin_esperanza|acabada
  desesperad*|desesperación|desesperanza|tocado_fondo|toqué_fondo|hundida|hundido|destrozada|destrozado|sin_chispa
  no sé qué_hacer_con_mi_vida
  accidente .. hospital|coma|grave|herid*|uci
  fiebre .. días|bebé|hijo|hija|niñ*|40|39|alta
  depresión posparto
  encontraron|encontrado|vieron|detectaron|salió|apareció .. algo|mancha|masa|bulto|nódulo|sombra .. pulmón|hígado|pecho|cerebro|radiografía|riñón|tac|ecografía|mama
  números|televisión|voces|radio|placas|matrículas .. hablan|habla|ordenan|dicen|mandan .. me|mensajes
  llevo|llevamos|hace .. # noches|días .. sin|no .. dormir|duermo|comer
  sin dormir .. noches|días|#
  esperando|espero .. resultados|biopsia|diagnóstico|operación
  miedo .. operación|resultados|cáncer|enfermedad|morir
  quedando|quedarme|quedé ciega|ciego|sorda|sordo|loca|loco
  esperanza de_vida
  curar|sanar|cura .. tiroides|espalda|asma|migraña*|diabetes|piel|corazón|ansiedad
  quedan|queda|dan|daban .. meses|semanas|días|poco .. vida|vivir|$
  quedan|queda|dan dos|tres|cuatro|seis|pocos|unos meses|semanas|días
`;

const medication = `
  medicación|medicacion|medicamento|medicamentos|medicina|medicinas|antidepresiv*|ansiolítico*|antipsicótico*|somnífero*|pastilla|pastillas|píldora|píldoras|antibiótico*|cortisona|corticoides|insulina|litio|sertralina|fluoxetina|prozac|
    paroxetina|escitalopram|citalopram|venlafaxina|mirtazapina|trazodona|quetiapina|olanzapina|risperidona|aripiprazol|clonazepam|rivotril|lorazepam|orfidal|diazepam|valium|alprazolam|xanax|trankimazin|lexatin|metformina|levotiroxina|
    eutirox|anticoagulante*|sintrom|estatina*|betabloqueante*|anticonceptiv*|ritalin|concerta|metadona|tramadol|morfina|ibuprofeno|paracetamol|receta_médica|recetó|recetado|recetaron|recetó|dosis|miligramos|mg|vacuna*|tratamiento*|
    efectos_secundarios|hormonas|inhalador|ozempic|pregabalina|gabapentina|analgésico*|calmantes|pastillita*|tranquilizante*
  dejar|dejé|tomar|tomo|suspender|abandonar|bajar .. medic*|pastilla*|tratamiento|insulina|quimio|dosis
`;

const pregnancy = `
  embaraz*|encinta|preñada|aborto*|abortar|aborté|abortó|el_parto|mi_parto|parir|fecundación|inseminación|fiv|reproducción_asistida|infertil*|estéril|esterilidad|fertilidad|ovulación|feto|embrión*|matrona|partera|nacido_muerto|nació_muert*|
    ectópico|cesárea|prematur*|contracciones|test_positivo|prueba_positiva|legrado|quedarme_embarazada|vientre_de_alquiler|óvulos|pérdida_gestacional|in_vitro
  regla|periodo|período|menstruación .. retraso|no_me_baja|retrasad*|no_me_viene|no_baja|no_viene|tarde|falta
  retraso .. semanas|días|regla|test|prueba|quiero
  no .. baja|viene|bajado|venido .. regla|periodo|mes
  perdí|perder|perdido|perdimos|pierdo .. bebé|embarazo|mi_hijo_a|niño_a|gemel* .. !nombre
  bebé .. perdí|perdimos|perder|vientre|barriga|muri*|latido|espero|esperando|abortar|quiero|tener|tenerlo|semanas|corazón|buscando
  espero|esperando|esperamos|tener|tendré|quedar|quedarme|concebir|tenga|tendremos|buscando .. bebé|hijo|hijos|hija|niño|gemelos .. !nombre|nombres|informe
  cuándo|voy|podré|tendré|puedo|debería|si .. hijo|hijos|bebé|mamá|madre .. tener|tendré|ser|quedar*|ser_mamá
  ser|seré mamá|madre .. cuándo|podré|nunca|quiero|algún
  no quiero|voy_a|puedo tenerlo|tener_hijos|tenerla|quedarme
  no|nunca .. tener|tenerlo .. hijos|bebé
  latido|latidos
  llevamos|años|meses|tiempo .. intentando|intentándolo|buscando && bebé|hijo|años|embaraz*|nada|quedar*
  días|semanas de retraso|atraso
  seré|ser|volveré_a_ser mamá|madre|papá
  tener|abortar|perder|conservar al|el|un bebé|niño|embarazo
  test|prueba .. positivo|positiva|negativo|embarazo
`;

const grief = `
  falleció|fallecio|fallecid*|fallecimiento|falleciera|fallecieron|murió|murio|murieron|muerte_de|se_murió|ha_muerto|han_muerto|duelo|luto|entierro|funeral|funerales|velorio|velatorio|viuda|viudo|huérfan*|sepelio|cementerio|tumba|
    cremación|cenizas|pésame|condolencias|difunt*|descanse_en_paz|descansa_en_paz|q_e_p_d|qepd|partió_al|nos_dejó|está_en_el_cielo|se_suicidó|se_quitó_la_vida|se_mató|lo_mataron|la_mataron|mataron|asesinaron|asesinado|
    asesinada|ser_querido|seres_queridos|sacrificar_a_mi|muertito
  mi|nuestro|nuestra .. madre|padre|mamá|papá|marido|esposo|esposa|mujer|hijo|hija|hermano|hermana|abuelo|abuela|tío|tía|amigo|amiga|novio|novia|perro|perra|gato|gata|bebé|nieto|nieta|pareja|primo|sobrino .. murió|muerto|muerta|
    falleció|ya_no_está|se_fue_para|se_fue_al|partió|cielo|perdió_la_vida|se_nos_fue
  muerte|pérdida|partida|ausencia .. mi|su|nuestro|un|madre|padre|hijo|hija|esposo|marido|hermano|abuela|abuelo|mamá|papá|perro|gato|familiar
  desde|tras|después .. muerte|murió|falleció|fallecimiento|partida|muerto
  perdí|perdido|perder|perdimos|perdió .. a .. mi|mis|un|su|nuestro|nuestra .. madre|padre|mamá|papá|marido|esposo|esposa|hijo|hija|hermano|hermana|abuelo|abuela|amigo|amiga|perro|perrito|gato|pareja|ser_querido|bebé
  perdí|perdido|perdimos a mi|mis|nuestro|nuestra|un .. !contraseña
  extraño|echo_de_menos .. mi|él|ella|madre|padre|hijo|hija|esposo|mamá|papá .. murió|cielo|muert*|tanto|desde|muchísimo
  hablar|mensaje|mensajes|contactar|señal|señales|comunicar*|contacto .. muert*|difunt*|más_allá|cielo|fallecid*|otro_lado
  más_allá
  en paz .. él|ella|está|descans*
  está|esté .. en_paz|en_el_cielo|me_perdon*|me_ve|cuidándome
  no .. despedirme|despedí|decirle_adiós|decir_adiós
  una última|vez .. abraz*|hablar|verl* .. mamá|papá|madre|padre|hijo|esposo|él|ella
  superar|supero|aceptar .. muerte|pérdida|duelo
  desde que .. no_está|se_fue|murió|falta|partió|no_estás
  enterramos|enterré|enterraron|cremamos|velamos .. ayer|hoy|la|lo|mi|lunes|semana
  la|lo|los enterramos|enterré|enterraron|cremamos
  hace # días|semanas|meses|años que .. se_fue|murió|falleció|partió|no_está
  mamá|papá|madre|padre|abuela|abuelo|marido|esposo|hijo|hija .. se_fue|se_nos_fue|partió|ya_no_está
`;

const addiction = `
  ludopat*|ludópat*|casino|casinos|ruleta|tragaperras|tragamonedas|máquinas_tragaperras|apuestas|apuesto_todo|apostar|apostando|apostado|aposté|bingo|bet365|codere|sportium|caliente_mx|casas_de_apuestas|juego_patológico|juego_online|
    adict*|adicción|adicciones|alcohólic*|alcoholismo|alcohol|borracher*|cocaína|heroína|crack|drog*|porros|marihuana|cannabis|metanfetamina|fentanilo|ketamina|desintoxic*|rehabilitación|recaída|recaí|recayó|recaer|
    sobrio|sobria|sobredosis|abstinencia|mono_de|pastis|tusi|bazuco|opioides|narcóticos|rascas|raspadit*
  juego|jugar|jugando|jugué|póker|poker|lotería|máquinas|juegos_de_azar .. dinero|perdí|perdido|sueldo|ahorros|todo|dejar|parar|deudas|cada_día|alquiler|otra_vez|pierdo|compuls*
  perdí|perdido|gasté|gasto|gastado|pierdo|metí .. juego|póker|máquinas|apuestas|lotería|tragaperras|casino|rascas
  bebo|bebe|beber|bebiendo|tomo|toma|tomar|tomando .. todos_los_días|mucho|demasiado|botella*|vodka|whisky|ron|vino|cerveza*|escondid*|cada_noche|cada_día|sola|solo|alcohol|dejar|parar|noche|diario|mañana
  botella|botellas|litro|litros .. vodka|whisky|ron|vino|tequila|al_día|diaria*|cada
  no puedo|consigo|logro|paro .. dejar|parar|dejo .. beber|tomar|jugar|apostar|fumar|consumir|comer|comprar|drogarme|de_beber
  no puedo|consigo|logro parar|dejarlo
  mi .. se_droga|consume|bebe|toma_mucho|se_mete|se_pincha|fuma_porros
  consumo|consume|consumir|consumiendo .. drogas|coca*|todos|otra|dejar|alcohol|porno|$
  se droga|mete|pincha|inyecta
  apuesta|apuesto|juega|juego .. todo|dinero|sueldo|ahorros|cada|nuestro
  parar|dejar .. comprar|pedir .. lecturas|tiradas|consultas|videntes
  lecturas|tiradas|videntes|tarotistas .. cada_día|todos_los_días|gasté|gastado|miles|ahorros|adict*
  escondo|esconde|escondiendo .. botellas|botella|alcohol|droga|vino
  caballo|caballos|galgos .. apuesto|apostar|jugar|hoy|gana
  apuesto|apostar|juego .. caballo|caballos|rojo|negro|ruleta|partido
  gasté|gastado|gasto .. # .. videntes|vidente|tarot*|lecturas|brujos
`;

const debts = `
  deuda|deudas|endeudad*|sobreendeud*|embargo|embarg*|desahuci*|desalojo|desaloj*|hipoteca_impagada|quiebra|bancarrota|insolven*|moroso*|asnef|prestamista*|usurer*|usura|gota_a_gota|cobrador*|cobradores|agiotista*|bancarrota|arruinad*|ruina|
    sin_techo|quedar_en_la_calle|dormir_en_la_calle|viviendo_en_la_calle|banco_de_alimentos|ley_de_segunda|números_rojos|en_descubierto|microcrédito*|minicrédito*|impago*|acreedor*|buró_de_crédito|datacrédito|dicom
  no|ni .. puedo|podemos|tengo|sé_cómo|consigo|pudimos .. pagar .. alquiler|renta|luz|facturas|hipoteca|préstamo|deuda*|cuotas|colegio|nada|agua
  no .. llego|llegamos|alcanza|alcanzo|puedo|tengo .. fin_de_mes|comer|dar_de_comer|comida|hijos
  pagar .. alquiler|renta|luz|hipoteca|facturas|préstamo|tarjetas|deuda*|recibos .. no|cómo|puedo|imposible
  debo|debe|debemos|debiendo .. #|mil|dinero|euros|dólares|pesos|banco|hacienda|alquiler|renta|millones|tarjeta|plata|todo_el_mundo
  quitar|perder|quitan|perdí|perdimos|quedarme|pierdo|embarg*|rematar|echar|echan .. casa|piso|apartamento|vivienda|ahorros|todo_mi_dinero|sin_casa|a_la_calle|en_la_calle|sin_nada
  perdí|perdimos|perdido todo
  ahorros|dinero|plata .. perdí|perdido|cripto*|bitcoin|estafa*|robaron|inversión|estafaron
  estafaron|estafada|estafado|timaron .. dinero|euros|ahorros|todo|me
  no|sin|ni .. dinero|plata|un_euro|un_peso|un_duro .. comer|alquiler|hijos|comida|mes|pagar|vivir|nada|luz|leche|pañales|para|$
  solo|quedan|tengo .. # euros|pesos|dólares|soles .. cuenta|mes|quedan|comer|hasta|semana|vivir
  problemas|apuros|dificultades|crisis económic*|financier*|de_dinero
  cortar|cortaron|cortan|cortarme .. luz|agua|gas
  hasta el cuello
  ahogad*|hundid*|agobiad* .. deudas|facturas|préstamos|créditos
  préstamo|préstamos .. pagar|debo|no_puedo|intereses|banco|atras*|deuda*|hasta_el
  cortaron|cortan|cortar|cortado .. luz|agua|gas|electricidad
  préstamo|crédito .. pagar|pedí|paquete|comer|devolver .. no|comer|paquete|puedo|ahora
  no .. tengo|queda|hay .. para .. comer|el_alquiler|la_renta|pañales|leche|la_luz
  cuenta .. números_rojos|vacía|negativo|bloqueada|cero
  nada|vacía|vacío .. nevera|refrigerador|heladera|despensa|frigo
  nevera|refrigerador|heladera .. vacía|vacío|nada
  dar de comer|comida .. hijos|niños|familia .. no|cómo|con_qué|sé
  con_qué|cómo|no_sé .. dar_de_comer|alimentar|mantener .. hijos|niños|familia
  prestado|prestada .. todo|todos|mundo|amigos|familia|debo|devolver
`;

export const spanishCare: Lexicon['care'] = { illness, medication, pregnancy, grief, addiction, debts };

/** What says little by itself: a word of the matter, and one of the trouble with it. */
export const spanishCareHints: Lexicon['hints'] = {
  illness: `
    2 médico|doctor|doctora|hospital|clínica|resonancia|operación|operar*|operan|opero|tumor|bulto|síntomas|diagn*|tratamiento|especialista|urgencias|uci|coma|pronóstico|análisis|biopsia|quiste|cirugía|psiquiatra
    2 dolor|dolores|duele|fiebre|mareo|mareos|mareada|desmay*|ahogo|respirar|vómitos|hinchad*|dormido|entumecid*|paraliz*|sangro|sangre|migraña*|palpitaciones|enferm*|infección|discapac*
    2 deprimid*|depresi*|ansiedad|pánico|agotamiento|mental|insomnio|voces|trauma|autis*|tdah|bipolar
    1 miedo|asustad*|preocup*|peor|lloro|rezo|espero|por_favor
    1 esperando|me_dijeron|encontraron|semanas|meses|desde_hace|todos_los_días|toda_la_noche|no_duermo|llevo
    1 curar*|cura|sanar*|sana|sobreviv*|recuper*|cuánto_tiempo|qué_día|buen_día|cuándo|mejor|grave|vivir
    1 mi_madre|mi_padre|mi_mamá|mi_papá|mi_marido|mi_esposo|mi_mujer|mi_hijo|mi_hija|mi_bebé|mi_hermana|mi_hermano|mi_abuela|mi_corazón|mi_cabeza|mi_espalda|me_opero
  `,
  addiction: `
    2 bebo|bebe|beber|bebiendo|alcohol|vodka|whisky|vino|cerveza|cervezas|botella|botellas|resaca|sobrio|sobria|borrach*|recaí*|recaída|abstinencia|tomo_alcohol
    2 fumo|porro|porros|marihuana|coca|cocaína|heroína|crack|droga|drogas|drogo|droga|camello|pastillas|colocad*|esnif*|consum*
    2 casino|tragaperras|apuesta|apuestas|apuesto|apostar|apostando|póker|ruleta|bingo|maquinitas|porno|rascas
    1 todos_los_días|todas_las_noches|cada_noche|cada_día|otra_vez|de_nuevo|al_día|por_la_mañana|cada_fin_de|desde
    1 no_puedo_parar|no_puedo_dejar|parar|dejar|dejarlo|control|sin|necesito|enganchad*|adict*|vicio|problema|salir
    1 perdí|perdido|todo|toda|ahorros|sueldo|nómina|dinero
    1 escondo|escondidas|secreto|miento|robo|robé|marido|mujer|hijos|vergüenza|prometí
  `,
  debts: `
    2 deuda|deudas|préstamo*|hipoteca|embarg*|moroso*|acreedor*|desahuci*|desalojo|quiebra|bancarrota|usurero|prestamista|impag*|en_la_calle|ruina|arruinad*
    2 alquiler|renta|facturas|recibos|casero|banco|luz|ahorros|sueldo|nómina|cuenta|hacienda|paro|tarjetas
    2 sin_dinero|sin_un_duro|sin_un_euro|debo|estaf*|plata
    1 no_puedo_pagar|no_tengo|no_llego|retraso|atrasad*|números_rojos|vacía|bloquead*|perdí|perder|quitar|quitan|queda|cortar*|cortado|juicio|cartas|amenaz*|meses
    1 comer|comida|hijos|niños|invierno|fin_de_mes|esta_semana|próxima_semana|alimentar
    1 miedo|desesperad*|vergüenza|no_sé_qué|no_sé_cómo|duermo|pánico|lloro|nadie_sabe|marido_no|ahog*
  `,
  grief: `
    2 murió|muerto|muerta|muerte|fallec*|difunt*|entierro|enterr*|funeral|duelo|luto|tumba|cementerio|viuda|viudo|cielo|ángel|pérdida|se_fue|partió|cenizas|nos_dejó
    1 mi_madre|mi_padre|mi_mamá|mi_papá|mi_marido|mi_esposo|mi_mujer|mi_esposa|mi_hijo|mi_hija|mi_bebé|mi_hermana|mi_hermano|mi_abuela|mi_abuelo|mi_perro|mi_gato|mi_amigo|mi_amiga|mi_perrita
    1 extraño|echo_de_menos|lloro|llorar|hablar|contacto|señal|señales|conmigo|en_paz|despedir*|adiós|perdon*|una_vez_más|supero|superar
    1 ayer|semana_pasada|mes_pasado|año_pasado|esta_mañana|hace_un|hace_dos|hace_tres|aniversario|de_repente
  `,
  pregnancy: `
    2 embaraz*|aborto|abort*|fecundación|in_vitro|fiv|fertilidad|infértil|estéril|ovulación|ecografía|píldora_del_día|matrona|cesárea
    2 la_regla|mi_regla|un_retraso|test_de_embarazo|prueba_de_embarazo|condón|preservativo|sin_protección|gemelos|quedarme
    1 miedo|otra_vez|perdí|sangr*|semanas|tenerlo|positivo|negativo|funcion*|este_mes|padres|no_quiero|años|accidente|no_me_baja|intentando
  `,
  medication: `
    2 medicación|medicamento*|medicina|medicinas|pastilla|pastillas|dosis|receta*|mg|gotas|inyección|inyecciones|antibiótico*|vacuna|hormonas|analgésico*|píldora
    1 dejar|dejo|dejé|parar|saltar*|sin|sustituir|cambiar|reducir|bajar|subir|doble|aumentar|más|mezclar|juntas|cuántas|demasiadas|debo|puedo|tengo_que
  `,
};
