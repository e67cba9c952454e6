import type { Lexicon } from '../lexicon.ts';
import { spanishCare, spanishCareHints } from './spanish-care.ts';

const idioms = `
  cuándo va a mejorar .. situación|economía|trabajo|dinero|económic*|laboral|suerte|relación
  qué ansiedad|ansias
  ansiedad|ansiosa|ansioso por|de|para ver|recibir|saber|leer|llegar|conocer
  síntomas|diagnóstico|pronóstico de|del|para .. año|número|despertar|carta|negocio
  hombre|mujer|luna|sol|ascendente en|de cáncer
  soy médica|médico|enfermera|enfermero|psicóloga|psicólogo|terapeuta
  médica|médico|enfermera|psicóloga|terapeuta .. carrera|profesión|consulta|número|nombre
  perdí todo lo|lo_que .. escribí|escrito|rellené
  precio|precios|tarifa|cobro .. abusivo|abuso
  murió|muerto el|la|mi móvil|celular|internet|wifi|enlace|ordenador|batería
  duelo de|al tarot|cartas|amanecer
  enferma|enfermo|gripe + cambiar|sesión|cita|aplazar|mover|cancelar
  muero|muere|morirme|morir|morirse|muerta|muerto|muriendo|muriéndome de|por ganas|risa|curiosidad|hambre|saber|ver|sueño|vergüenza|miedo_con_la|la_risa|aburrimiento|envidia|conocer|tener|sed|frío|calor|impaciencia|la_curiosidad|
    leer|descubrir|recibir
  me mata la|el|esta curiosidad|espera|impaciencia|intriga
  de muerte
  precio|oferta|precios de|para infarto|morirse|locura
  matar el|la tiempo|suscripción|rato
  carta|arcano|tarot .. muerte
  muerte del|de_el|de ego|tu_ego|mi_ego
  deuda|deudas kármica*|karmica*|kármico|de_karma|del_alma|13|14|16|19|134|145|167|191|álmica
  deuda|deudas .. kárm*|karma|vida_pasada|vidas_pasadas|fecha_de_nacimiento|carta
  número|números de deuda|deudas
  perdí|perdido|perdió|perder mi|la|el|mis|un|una contraseña|clave|informe|correo|enlace|factura|pedido|cuenta|código|móvil|celular|recibo|documento|acceso|llaves|tiempo|paciencia|trabajo|pdf|usuario|sesión|anillo
  perdí|perdido la|el cuenta|hilo
  móvil|celular|batería|teléfono|ordenador|computadora|enlace|página|internet .. muerto|murió|muerta
  regalo|regalar|regalito|detalle .. embarazada
  embarazada ... regalo|regalar
  nombre|nombres .. bebé
  bebé|hija|hijo|niño|niña .. nació|nacida|nacido|ha_nacido
  signo|ascendente|luna|sol|soy|zodiac*|horóscopo|signo_zodiacal cáncer
  cáncer ascendente|luna|signo|y_escorpio|y_piscis
  cáncer .. escorpio|piscis|leo|géminis|tauro|aries|virgo|libra|capricornio|acuario|sagitario
  escorpio|piscis|leo|géminis|tauro|aries|virgo|libra|capricornio|acuario|sagitario .. cáncer
  apuesto|apuesta a|que|lo
  te apuesto
  harta|harto|cansada|cansado de mi|este|esta|el|la trabajo|jefe|empleo|web|página|correos
  adicta|adicto a|al sus|vuestro|tu|la_numerología|numerología|café|chocolate|este|tarot|su
  abuso de|con mis|datos|confianza
  trabajo|trabaja|enfermera|enfermero|médico|médica|empleo .. hospital|clínica
  números|número .. lotería|suerte|loto|primitiva
  lotería .. números|número
  corto|cortar|corta el|la|mi|los|las|un pelo|suscripción|rollo|lazos|nombre|cordón|cordones|vídeo|corto_plazo
  pega|pegar|pegue|pego el|la|un|una|aquí|aquí_el código|enlace|susto|foto|texto|link
  enferma|enfermo de mi trabajo|esperar
  beber .. agua|té|café
  acabar|terminar con|el|la|mi la_suscripción|suscripción|curso|pedido|quiz|test|compra
  medicina tradicional|alternativa|china|natural
  sin deudas
  juego|juegos de palabras|tarot|cartas
  sin embargo
  tratamiento de|del|de_mis|de_los .. datos|pedido|imagen*
  viol*|abuso|abusan .. privacidad|datos|confidencialidad|derechos|confianza
  punto y coma
  aguanto|soporto|puedo más|mas la_espera|la_curiosidad|con_la_curiosidad|la_intriga|esperar|con_esta_web|con_la_web|con_el_trabajo|con_mi_jefe
  móvil|celular|teléfono|batería|ordenador|compu|computadora + murió|morir|muerto|mató
  vídeo|video|audio|llamada|sonido|conexión|sesión .. se|me corta|cortó|cortado
  me pega mucho|bastante|este este|el|ese|número|resultado|nombre
  me|nos deben|debéis|deben_un|debe .. respuesta|reembolso|devolución|explicación
  dolor de cabeza .. web|página|app|sistema
  qué dolor de_cabeza
  no me deja pagar|entrar|iniciar|descargar|comprar|acceder|ver_mi|ver_el|continuar|abrir
  web|página|app|sistema|tienda .. no|ni .. deja|permite
  casi .. infarto|ataque ... precio|precios
  infarto .. precio|precios|susto
  precio|precios|envío|espera|curiosidad|intriga .. mata|matan|matando
  mata|matan|matando .. precio|curiosidad|intriga|espera
  no puedo más con|de este|esta|el|la|esperar formulario|página|web|espera|quiz|test|app|$
  adicta|adicto|enganchada|viciada a|con tus|tu|sus|vuestros|los|la|numerología|vídeos|videos
  esperamos|esperando|esperan .. bebé|hijo|niña|niño ... nombre|nombres
  suerte .. apuestas|apostar|lotería|quiniela|casino
  sueño|soñar|soñé|soñado con|que .. muerte|morir|muerto|muerta|entierro|sangre|embarazada
  vida|vidas pasada|pasadas|anterior|anteriores ... morí|muerte|muerto|muerta|mataron|maté
  morí|muerte|muerto|mataron ... vida|vidas pasada|pasadas|anterior|anteriores
  viuda|viudo|divorciada|divorciado|adoptada|adoptado ... apellido|nombre|número
  corté|cortar|cortarme|corto el|mi pelo|flequillo
  llama|llamaba|llamo dolores|consuelo|soledad|angustias|martirio
  antepasado*|árbol|genealogía|cantante|actor|famoso .. murió|muerto|falleció
  muero|muere|muerta|muerto|morir de ganas|risa|curiosidad|hambre|sueño|vergüenza|envidia|amor|calor|frío|la_risa
  está|es de|para muerte|morirse
  caro|barato|económico|descuento
`;

const suicide = `
  suicid*|autolisis|eutanasia|sobredosis|carta_de_despedida|nota_de_despedida|carta_de_suicidio
  matarme|matarse|suicidarme|suicidarse|ahorcarme|ahorcarse|colgarme|envenenarme|ahogarme_en|pegarme_un_tiro|quitarme_la_vida|quitarse_la_vida|cortarme_las_venas|tirarme_al|tirarme_a|tirarme_por|tirarme_de|tirarme_desde|lanzarme_al|
    lanzarme_a|lanzarme_de|lanzarme_desde|aventarme|matare|desaparecer_para|desaparecerme|desvivir*|desvivo
  me|se|te .. mato|mate|maté|mata|matar|ahorco|cuelgo|suicido|quito_la_vida|quitar_la_vida|quita_la_vida|pego_un_tiro|tiro_por|tiro_a|lanzo|aviento|quitó_la_vida $
  me|se voy|va|quiero|quería a matar|suicidar|ahorcar|tirar|quitar
  @quiero .. morir|morirme|morirse|estar_muerta|estar_muerto|desaparecer|dejar_de_existir|dejar_de_vivir|acabar_con|terminar_con|irme_de_este|irme_para_siempre|dormir_y|dormirme_y|no_despertar|no_estar|descansar_para|acabar
  morir|morirme|muerta|muerto .. @quiero|prefiero|mejor|preferiría|ojalá
  prefiero|preferiría|mejor|ojalá .. morir|morirme|muerta|muerto|muriera|desaparecer|no_despert*|no_haber_nacido|no_existir|estar_muerta|estar_muerto|me_muera|morir_ya
  ganas de .. morir|morirme|desaparecer|matarme|vivir|no_despertar|quitarme
  no|sin|ni|ya_no|nada|tampoco .. ganas|motivos|motivo|razón|razones|sentido|fuerzas|ilusión de|para|por|en vivir|seguir|la_vida|nada|levantarme|existir|continuar
  no quiero|quiere|quería|deseo|puedo|puede|voy_a .. vivir|seguir_viviendo|existir|seguir_aquí|estar_aquí|despertar|despertarme|seguir_con_vida|estar_viva|estar_vivo|seguir_así|seguir_en_este|vivir_más|vivir_así|seguir $
  no|ya_no|nunca|tampoco .. quiero|quiere|quería|puedo|aguanto|soporto .. vivir|existir|estar_aquí|seguir_viviendo|despertar|despertarme|seguir_así|más|la_vida|seguir_adelante|estar_en_este_mundo|nada|este_dolor|tanto_dolor !con|en|allí|la_suscripción|
    pagando
  no puedo|aguanto|soporto|doy|resisto|puede|doy_para|tengo_fuerzas|tengo_fuerza .. más|mas $
  no|ya_no puedo|aguanto|soporto|resisto|doy más|mas|con_esto|con_mi_vida|con_todo|con_la_vida|conmigo
  ya no puedo|aguanto|soporto|doy $
  vida .. sentido|no_vale|mierda|no_merece|infierno|asco|nada|sin_sentido|no_tiene|acabar|terminar|odio|cansad*|hart*|sobra|quitar|no_me_interesa !camino
  no .. sentido|vale_la_pena|merece_la_pena .. vivir|vida|seguir|nada|continuar|existir|$
  para qué|que vivir|seguir|sigo|vivo|existo|estoy_aquí|levantarme|nací
  qué sentido .. vida|vivir|seguir
  no|ninguna|sin|ningún .. veo|encuentro|hay|tengo|queda|salida|esperanza .. salida|futuro|esperanza|solución|sentido|luz|otra_salida|motivo|razón .. !profesional
  no|ninguna|única|otra|sin|hay .. salida|esperanza|futuro .. ninguna|para_mí|muerte|más|que|$
  cansada|cansado|harta|harto|agotada|agotado de|ya vivir|la_vida|mi_vida|todo|existir|esta_vida|luchar|sufrir|estar_viva|estar_vivo|seguir_luchando
  odio|detesto .. vida|vivir|estar_viva|estar_vivo|existir
  quitar|quitarme|quitarse|acabar|terminar|ponerle|poner|perder|arrebatar .. vida|fin|final .. mi|a_mi|a_todo|propia|la|a_esto|vida
  acabar|acabo|terminar|termino|acabe|termine|fin .. con|a todo|todo_esto|esto|mi_vida|la_vida|este_dolor|mi_dolor|este_sufrimiento|mi_sufrimiento|conmigo|el_dolor|mi_existencia
  que .. acabe|termine|pare|se_acabe|se_termine .. ya|todo|esto|dolor|sufrimiento|$
  sin mí|mi .. mejor|felices|feliz|bien|tranquilos|estarían|estarán
  mejor|felices|tranquilos|aliviados|fácil .. sin_mí|sin_mi|si_no_estuviera|si_me_muero|si_muero|si_desaparezco|si_no_existiera|si_yo_no|cuando_me_muera
  si .. me_muero|muero|desaparezco|no_estuviera|no_existiera|me_muriera|muriera|desapareciera|me_mato|me_matara|no_despierto|ya_no_estoy|no_estoy_aquí
  nadie|a_nadie|quién|alguien .. extrañar*|echar*|daría_cuenta|dará_cuenta|importar*|importo|notaría|llorar* .. mí|falta|si_me|si_no|muer*|menos|me|mi|si|$
  nunca|no .. haber_nacido|hubiera_nacido|debí_nacer|debería_existir|debería_haber_nacido|debo_existir|nacer
  dormir|dormirme|dormida|dormido .. no|nunca|siempre|eternamente .. despertar|despertarme|despierte|siempre|$
  no|nunca (más|volver_a|jamás) despertar|despertarme|despierte|despertarse
  saltar|salto|salté|tirarme|lanzarme|tirar|lanzar|arrojarme|aventarme|tirarse|echarme .. puente|tren|metro|azotea|ventana|balcón|edificio|vías|acantilado|piso|carro|coche|camión|vacío|río|mar|tejado|terraza
  estoy|parada|parado|sentada|sentado|de_pie|aquí .. en|al_borde|sobre|junto .. puente|azotea|balcón|vías|acantilado|precipicio|cornisa|andén|tejado
  puente|vías_del_tren|azotea|precipicio .. saltar|tirarme|pienso|mirando|pensando|tirar|lanzarme
  venas|muñecas|soga|cuerda|pistola|escopeta|veneno .. cortar*|corté|abrir*|compr*|lista|listo|cabeza|cuello|preparad*|tengo|guardad*|boca|techo|tomar
  cortar*|corté|corto|abrir*|rajar* .. venas|muñecas
  pastillas|píldoras|medicamentos|tabletas|somníferos|paracetamol|insulina|frasco|caja|blister .. tomar*|tomé|tomado|todas|entera|entero|guardando|guardadas|juntando|juntado|preparad*|delante|suficientes|golpe|tragar*|mano|bastantes
  tomar*|tomé|tomado|tragar*|tragué|tragado|comprar|comprado|ingerir .. todas|muchas|demasiadas|caja|frasco|bote|montón|# .. pastillas|píldoras|medicamentos|tabletas|medicinas|entera|entero|somníferos
  despedir*|despido|despedida|despidiendo|despedí|adiós .. todos|mundo|siempre|familia|hijos|mundo_cruel|vida|últim*|carta|me|definitiv*
  carta|cartas|nota|mensaje .. despedida|despedirme|despidiéndome|para_mis_hijos|de_adiós
  últim* mensaje|carta|noche|día|vez|palabras|cumpleaños|navidad|horas .. vida|vivo|viva|mundo|escribo|mía|aquí|mi|despido|$
  este es|será mi último|última mensaje|noche|día
  no|ya_no estaré|voy_a_estar|estar|llego|llegaré .. aquí|mañana|viva|vivo|lunes|cumpleaños|navidad|este_mundo|año
  irme|ir|dejar|abandonar|marcharme|partir|largarme .. este_mundo|esta_vida|siempre|al_cielo|otro_mundo|esta_tierra|el_mundo
  reunirme|irme|estar|seguir|ir|encontrarme .. con|a .. él|ella|mi_madre|mi_padre|mi_esposo|mi_marido|mi_hijo|mi_hija|mamá|papá|ellos .. cielo|muert*|allá|más_allá|arriba|otro_lado|$
  carga|estorbo|estorbar|peso .. todos|familia|soy|para|mis|hijos|mundo
  muerte|morir|morirme .. solución|única|alivio|descanso|mejor|paz|salida|liberación|consuelo
  única|única_salida|solución|salida|opción .. muerte|morir|matarme|suicid*
  pienso|pensando|pensado|pensamientos|pensar|idea|ideas|sueño|obsesionad* .. muerte|morir|morirme|matarme|suicid*|quitarme|desaparecer|no_estar|acabar|hacerme_daño|muert*|tirarme|saltar
  pensamientos oscuros|negros|suicidas|malos|negativos_de_muerte
  cómo|como|manera|forma|qué_día|día .. morir|matarme|morirme|suicid*|quitarme .. sin_dolor|rápido|dolor|mejor|fácil|sufrir|$
  hacer|hacerme|hacerse|haga|hice|cometer .. tontería|locura|daño|algo_malo|barbaridad
  merezco|merece|debería .. vivir|morir|existir|estar_viva|estar_muert*
  deseo|deseando|quisiera|ojalá .. no|nunca .. despertar|haber_nacido|existir|estar_viva|estar_vivo
  tocado|tocar|toqué .. fondo .. no|vivir|morir|puedo|quiero
  rendirme|rendido|rendida|me_rindo|tirar_la_toalla .. vida|todo|vivir|no_puedo|más|ya
  atent* .. contra .. vida
  intent* .. quitarme|matarme|vida|morir|otra_vez|suicid*|quitarse|matarse
  no|ya_no .. voy_a_estar|estaré|vaya_a_estar|esté|estar && para_qué|informe|año|sirve|carta|adiós|si_ya
  dejé|dejado|tengo|está .. todo .. arreglado|listo|ordenado|preparado|organizado && cartas|gato|perro|alma|paz|después|despedi*|hermana|descansar
  cartas .. escritas|listas|escribí && alma|paz|hijos|después|descansar|arreglado
  alma .. descansar|paz .. después && cartas|arreglado|muerte|cansad*|lista
  cuántas|cuántos .. pastillas|somníferos|comprimidos|pastilla .. falta|morir|necesit*|bastan|mortal|hacen|dormir_para|suficientes
  dosis mortal|letal
  dice|dijo|amenaza|habla|escribe .. matar*|mata|suicid*|quitar*|morir*|desaparecer|tirar*|no_quiere_vivir|quitarse
  se mata|matará|mataría|tira|ahorca|suicida si
  mejor|buen|qué|cuál día|fecha|momento|número .. irme|morir|partir|acabar|desaparecer .. siempre|vida|todo|$
  irme|ir|partir|dormir|descansar .. para_siempre|definitivamente|de_una_vez
  seguro .. vida && morir|muert*|mejor|hijos|suicid*
  no le|les|se veo|ve|encuentro salida|solución|sentido|futuro
  no .. fuerzas|fuerza|ánimo .. seguir|vivir|luchar|continuar|levantarme
  quiero|quisiera|necesito|ojalá .. que|se acabe|termine|pare|acabara|terminara
  cuento|cuenta|contando .. pastillas|píldoras|somníferos
  acabó|terminó|se_acabó|terminado .. para|conmigo mí|mi|ella|él
  no sé|creo .. si|que llegaré|llego|estaré|viviré|pasaré .. cumpleaños|navidad|mañana|año|verano
  alma|karma .. si|cuando .. voy|mato|muero|quito|suicid* .. voluntad|propia|mano|$
  voy|irme|ir|muero .. por|de .. voluntad|propia|mi_mano|mano_propia
  volantazo|volante|acelerador|autopista|carretera .. bastaría|pienso|soltar|estrellar*|chocar
  estrellarme|chocar .. árbol|camión|muro|coche
  nadie .. extrañar*|echar*|falta|llorar*|notar*
  muerte .. menos|más|no .. miedo .. mañana|vida|vivir|que
  preparado|preparada|listo|lista .. soga|cuerda|pastillas|todo .. eso|despedi*|noche|$
  soga|cuerda|navaja .. eso|preparad*|list*|compr*
  dejo|dejar|deje|dejaré .. atrás|aquí .. hijos|familia|todos|ellos
  encuentren|encuentre|encontrar|encontrarán .. mi_cuerpo|muerta|muerto|colgad*|hijos
  elegí|elegido|escogí .. música|canción|vestido|flores .. funeral|entierro
  mi funeral|entierro|propia_muerte
  en paz con esto|la_idea|mi_decisión
  nudo .. aprendí|practi*|corda|soga|hacer
  guardo|guardé|guardando|robé .. morfina|pastillas|insulina|medicamentos
  no .. necesitar*|harán_falta .. resto|sesiones|suscripción|informe && estaré|adiós|irme|aquí|después
  den|dale|regalo|entreguen .. mis|mi|las .. sesiones|informe|lugar .. alguien|hermana|hija && adiós|estaré|vivir|irme
  agua|vacío|tren|puente|vías .. llama|atrae|calma|fácil|invita
  solo|cansad*|años|meses .. fingir|finjo|sonreír|sonrío && vivir|seguir|acabe|más|muerta|sentido
  soltar|soltara|suelto|girar .. volante|el_volante
  volante|árbol|muro|camión|barranco .. soltar|estrellar*|girar|acabar|ya|paz
  arreglado|organizado|ordenado|listo|repartido|regalado .. todo|papeles|perro|gato|cartas|contraseñas && día|elegir|falta|último|fecha|después
  falta|queda|solo .. elegir|escoger|decidir .. día|fecha|momento
  audio|mensaje|carta|nota|vídeo|post .. despid*|despedida|adiós|perdón_por_todo .. contesta|responde|coge|no|amiga|hijo|$
  despidiéndose|despidiendose|se_despidió|despedirse|me_despedí .. contesta|responde|todos|hijos|audio|mensaje|siempre|perro|no
  no .. voy_a|creo_que|pienso .. llegar|ver|estar|durar|pasar .. navidad|año|cumpleaños|verano|mañana|enero|ahí|aquí|$
  para_qué|de_qué .. quiero|sirve|vale ... llegar|estar|no_voy|no_estaré|morir|vivir
  notaría|notaria|notarían|extrañaría|importaría|lloraría|enteraría|echaría_de_menos .. nadie|si|no_estuviera|muero|faltara|desapare*
  nadie .. notaría|notaria|extrañaría|importaría|lloraría|enteraría|entere|note
  carga|estorbo|peso|lastre .. soy|todos|familia|para|sólo|solo
  mejor|tranquilos|felices|descansarían .. sin_mí|sin_mi|si_no_estoy|si_no_estuviera|sin_mí_todos
  última vez .. voz|oigas|oigo|hables|veas|veo|escribo .. dijo|colgó|me|$
  dejar|deje|dejara .. de_existir|de_respirar|de_sufrir_para|este_mundo|de_vivir
  no .. debí|debería|tendría .. nacer|haber_nacido|existir|estar_aquí
  no .. veo|imagino .. futuro|salida|llegar|vieja|viejo|cumplir
  tomarme|tomé|tomado|tragado|tragué|tomarse|tomo|ingerido .. #|40|30|20|50|todas|caja|puñado|bote|frasco .. paracetamol*|pastillas|pastilla|ibuprofeno*|somníferos|orfidal|aspirinas|diazepam|valium
  #|40|30|20|50|todas|caja|puñado|bote|frasco .. paracetamol*|pastillas|pastilla|ibuprofeno*|somníferos|orfidal|aspirinas|diazepam|valium .. tomarme|tomé|tomado|tragado|tragué|tomarse|tomo|ingerido
  ojalá|quisiera|hubiera|desearía|deseo .. coche|camión|carro|tren|cáncer|accidente|covid|bus .. atropell*|llevado|matado|lleve|mate|atropelle
  ojalá .. atropell*|llevado|matado|muriera|muera|no_despert*
  espero|prometeme|dime|solo .. que .. no .. duela|doler|dolerá|duele|sufra
  no .. estaré|estar|esté .. cuando|para .. llegue|ver|informe|navidad|leer|reciba
  digan|dile|decidle|díganle .. a mi|mis mamá|madre|hijos|hija|hijo|familia|marido .. quiero|amo|perdón|siento|culpa
  solo|sólo|queda .. una .. cosa|salida|opción .. hacer|queda|$
`;

const selfHarm = `
  autolesi*|autolesion*|autoles*|cutting|me_autolesiono|cuchilla*|navaja_de_afeitar|hojilla*
  me|se corto|corta|corté|cortaba|corte|cortado|cortó|quemo|quema|quemé|lastimo|lastima|lastimé|daño|hiero|hiere|herí|araño|araña|rasguño|rasguña|golpeo|golpea_la_cabeza|pincho|pellizco|muerdo|muerde|castigo|hago_daño|hace_daño|hice_daño|
    hago_cortes|hace_cortes|rajo|raja|provoco_el_vómito|provoca_el_vómito|hago_vomitar !el_pelo|pelo|cabello|las_uñas|la_llamada|con_la_app|internet
  cortarme|cortarse|quemarme|quemarse|lastimarme|lastimarse|herirme|herirse|hacerme_daño|hacerse_daño|arañarme|golpearme_a|autolesionarme|autolesionarse|rajarme|castigarme|hacerme_cortes|arrancarme !el_pelo|pelo
  corto|cortar|cortes|quemo|quemar|quemaduras|rasguños|heridas|cicatrices|marcas .. brazo|brazos|piernas|pierna|muñeca|muñecas|muslo|muslos|piel|antebrazo*|barriga
  brazos|brazo|piernas|muslos|muñecas|piel|antebrazos .. corto|cortes|cortar*|cicatrices|marcas|sangr*|quem*|cuchilla|heridas|navaja
  cicatrices|cortes|marcas|heridas|quemaduras .. esconder|escondo|tapar|tapo|brazos|manga|mangas|vean|vea|ocultar|oculto
  esconder|escondo|tapar|tapo|ocultar|manga|mangas .. cicatrices|cortes|marcas|heridas
  cuchilla|navaja|cúter|cutter|tijeras|cuchillo|cigarro*|encendedor|mechero|aguja|compás .. brazo*|pierna*|piel|me|sangr*|alivi*|muslo*|corto
  sangre|dolor|cortarme|sangrar|corte .. alivi*|calma|tranquiliz*|siento|sentir|único|descans*|viva|vivo
  recaí|recaído|volví|vuelto|dejar|parar .. cortarme|autoles*|cutting|lastimarme|cuchilla|hacerme_daño
  cabeza .. pared|golpeo|golpeándome .. pared|contra|hasta
  hasta .. sangr*|sangre
  comer|como .. castig*|merezco .. no|dejo|dejado|castig*
  vomito|vomitar .. comer|comida|cada|después|adelgaz*|propósito
  veo|ver|viendo .. sangre .. calm*|alivi*|mejor|tranquil*|siento
  sangre .. calm*|alivi*|mejor|tranquil*
  como|comer|comido|comida .. hace|no|nada|días && merezco|castig*|culpa
  no .. merezco .. comer|comida
  cuchilla|cuchillas|navaja|gillette|hojas_de_afeitar
  golpeo|golpea|pego|doy .. cabeza|cara|puños .. pared|contra|hasta|yo_misma|mí_misma
  manga|mangas larga|largas .. verano|brazos|cortes|calor|tapar
  uso|llevo .. manga|mangas .. brazos|verano|cicatrices|cortes
  arranco|arranca|arrancarme .. pelo|cabello|piel|pestañas|uñas
  manga|mangas larga|largas .. verano|calor|marcas|vean|cortes|brazos|agosto|ocultar|tapar
  marcas|cortes|cicatrices|heridas .. brazos|muñecas|piernas|esconder|ocultar|tapar|vean|verano|hija|nuevas
  vomito|vomitar|vomita|devuelvo .. todo|como|comida|cada|propósito|después|come|meto|dedos
  dedos|dedo .. garganta|boca
  no|sin .. como|comer|comido .. días|castig*|control|semana|merezco|gorda
  araño|arañarme|arañazos|muerdo|golpeo|pego|quemo|corto|corté|pincho|pellizco .. me|brazos|sangr*|cabeza|pared|hasta|muslos|piernas|muñecas
  me .. araño|muerdo|golpeo|quemo|corto|corté|pincho|arranco|lastimo|daño|castigo .. sangr*|brazos|cabeza|pelo|cuando|pared|otra|piernas|muñecas|piel|sola
  cuchilla|cuchillas|navaja|tijeras .. cuarto|cajón|mochila|estuche|brazo|hija|escond*|encontré|piel
  siento|sentir|sentirme .. viva|vivo|algo|real|mejor .. sangre|sangro|corto|veo
  sangre .. viva|vivo|veo|ver|calma|mejor|brazo .. siento|sentir|solo|cuando|corr*
`;

const violence = `
  me|nos|la|lo|le|te|a_mí .. va|quiere|quería|amenaza|amenazó|ha_dicho|dice|dijo|juró|intentó|intenta|puede .. matar|matarme|matarnos|quemar|quemarme|apuñalar|golpear|pegar|hacer_daño|degollar|encontrar|mata|matará
  matarme|matarnos|asesinarme|apuñalarme|quemarme_viva|estrangularme|ahorcarme_con .. va|quiere|amenaz*|dice|dijo|intent*|voy|si|ex|marido|mi|hermano|vecino|padre|$
  me|nos va|iba|quiere|quiso|intentó|intenta|vas|van (a) matar|quemar|apuñalar|ahorcar|estrangular|asesinar|hacer_daño|golpear
  amenaza|amenazas|amenazó|amenazado|amenazada|amenazan|amenazando|amenazaron|amenazar
  @quiero .. matar|matarlo|matarla|matarlos|apuñalar*|dispararle|golpear*|hacerle_daño|estrangular*|pegarle|quemarl*|lastimarl*|envenenar*|acuchillar* .. él|a_mi|alguien|lo|la|jefe|marido|todos|gente|$
  matarlo|matarla|matarlos|apuñalarlo|apuñalarla|dispararle|envenenarlo|asesinarlo|estrangularlo|acuchillarlo|hacerle_daño
  matar|apuñalar|envenenar|golpear a mi|alguien|todos|ese|un|una|el
  cuchillo|pistola|arma|navaja|machete|hacha|martillo|bate|ácido|gasolina|escopeta + me|él|hombre|ex|cuello|vecino|marido|mano|puerta|amenaz*|sacó|saca|tiene|hermano|grita*|colegio|apunt*|padre
  me|nos|la .. sigue|siguen|siguió|acosa|acosan|persigue|vigila|espía|acecha|rastrea|seguía|seguido|acosando|persiguiendo
  acosador|acoso|acosa|acosan|acosando|stalker|acosada|acosado|acecho
  abajo|fuera|afuera|frente|puerta|debajo .. casa|puerta|trabajo|ventana .. ex|él|miedo|otra_vez|esperando|espera|anoche|esta_noche|golpe*|grit*|$
  golpea|golpeando|rompe|rompió|tira|tirando|patea|forzando|derrib* .. puerta|ventana|casa
  atacaron|atacó|agredi*|agresión|asaltaron|asaltada|asaltado|violaron|violada|apuñal*|acuchill*|secuestr*|dispar*|balearon|golpiza|paliza|palizas|estrangul*|atracaron|apuñalado|linch*
  miedo|temo|terror|pánico|aterrorizad*|aterrad*|asustad* .. por_mi_vida|por_nuestras_vidas|que_me_mate|de_él|de_mi_marido|de_mi_ex|de_mi_esposo|de_mi_padre|de_mi_pareja|de_mi_hermano|de_mi_novio|de_mi_padrastro|de_mi_vecino|que_me_haga|
    que_vuelva|de_salir_de|a_salir_de|de_volver_a_casa|de_ir_a_casa|a_mi_marido|a_mi_ex|a_mi_padre|a_mi_esposo|a_mi_pareja|a_mi_novio|que_nos|que_le_haga|de_que_me_mate|de_que_me_pegue|de_que_nos|de_que_vuelva|de_lo_que_haga|de_lo_que_me|denunciar|de_ellos|mate|de_mi_hijo|de_mi_tío
  escondida|escondido|encerrada|encerrado|encerré|escondí|escondiéndome .. baño|cuarto|habitación|armario|él|sótano|miedo|refugio|casa
  violento|violenta|violencia|agresivo|agresiva .. él|marido|esposo|pareja|conmigo|padre|novio|casa|género|doméstic*|familiar|ex|pone|vuelve|hijo|machista|vicaria|hermano
  él|marido|esposo|pareja|padre|novio|ex|hijo|hermano|pone|vuelve|volvió .. violento|agresivo|peligroso
  violencia de|doméstica|familiar|machista|intrafamiliar|género
  no .. segura|seguro|salvo .. casa|él|aquí|siento
  en peligro
  orden de|alejamiento alejamiento|protección|restricción
  policía|denuncia|denunciar|denuncié|denunciado .. él|me|mata*|pega|marido|ex|amenaz*|miedo|viol*|nada|golpe*|cree
  oigo|escucho|oí|escuché .. gritos|gritar|golpes|gritando|disparos|llorar
  gritos|gritando|grita .. vecin*|auxilio|ayuda|socorro|arriba|niñ*|mujer|al_lado
  cuello|garganta|ahorca|ahorcó|ahorcando|estrangula|estranguló .. me|él|mano*|apret*|agarr*
  me .. ahorc*|estrangul*|apret*|agarr*|asfixi* .. cuello|garganta
  quemar|prender|incendiar|rociar .. casa|fuego|viva|piso|coche|conmigo|gasolina|cara
  venganza|vengarme|vengar|pagar .. matar*|sangre|cuchillo|sufrir|arma|muert*
  miedo|ganas|temo|casi .. hacerle_daño|sacudir*|pegarle|lastimar*|ahogar* .. bebé|hijo|hija|niño|niños|mis
  sacudí|zarandeé|sacudido .. bebé|hijo|hija|niño
  matrimonio forzado
  bomba|rehén|tiroteo|feminicidio|trata_de_personas|sicario*|pandilla*|maras|narco*|extorsi*
  sabe dónde|donde vivo|vivimos .. ex|amenaz*|miedo|él|$
  ex|él|marido|hombre|tipo|novio .. afuera|fuera|frente|abajo|enfrente|puerta .. de|mi casa|trabajo|portal|puerta|ventana|casa_otra
  esperan|espera|esperando|esperaron .. salida|colegio|escuela|trabajo|instituto|esquina && pegar*|golpear*|miedo|amenaz*|matar*
  pegarme|golpearme|lincharme|violarme|apuñalarme|quemarme .. quieren|quiere|van|va|dicen|esperan|amenaz*|miedo|$
  cárcel|prisión + salió|sale|libre|soltaron && busca|nos|miedo|ex|me|encuentr*
  romper|rompieron|rompió|quebrar|partir .. piernas|huesos|dientes|nariz|brazo|costillas|cara
  van|va|quieren|quiere .. a|me romper|matar|pegar|golpear|quemar|violar|encontrar .. me|piernas|casa|nos|si_no|cara
  miedo .. haga|hará|llegue|llega|vuelva|pueda_hacer|reaccione && él|cuando|marido|ella|ex|casa|borracho|padre
  pegué|golpeé|sacudí|abofeteé .. a|mi|mis hijo|hija|bebé|mujer|esposa|marido|niño|hijos|mi|pareja
  le pegué|pegue|golpeé|grité_y .. hijo|hija|niño|mujer|bebé
  pistola|arma|cuchillo|machete|escopeta|navaja && bebe|borracho|casa|miedo|marido|padre|ex|amenaz*|él|hermano
  golpea|pega|grita|maltrata .. a su|sus mujer|esposa|hijos|hijo|madre|perro
  vecino|vecina|vecinos|lado|arriba|pared .. golpea|pega|grita|gritos|golpes|maltrata|auxilio
  encerrada|encerrado|encerré .. baño|cuarto|habitación && puerta|él|tirando|golpe*|miedo|borracho
  entró|metió|forzó .. casa|ventana|noche|puerta && ex|él|hombre|miedo|dormía
  rabia|odio|ira .. matar*|apuñal*|golpear*|ahorcar*
  antes de_que|que vuelva|llegue && hijos|miedo|salir|irme|marido|escapar
  entró|metió|coló|está .. mi|nuestra casa|piso|cuarto .. esperando|espera|fuerza|noche|ex|miedo|armado
  fotos|foto|vídeos .. de mi|nuestra|mis casa|puerta|ventana|coche|hijos|portal
  manda|envía|recibo|mandan .. fotos .. casa|puerta|ventana|coche|hijos
  lo|la|los voy|vamos a matar|apuñalar|acuchillar|quemar|golpear|destrozar
  mató|mataron|envenenó .. mi|nuestro perro|gato|perra|gata
  siguiente|próxima .. yo|soy|dijo|seré
  siguieron|siguió|seguían|persiguieron .. casa|anoche|ayer|calle|metro|coche
  romper|partir|quebrar .. huesos|piernas|cara|dientes|brazos
  cobrar|cobrarme|deuda|dinero .. matar*|romper*|amenaz*|huesos|golpear*
  reventar*|partir*|romper*|destrozar* .. cara|cabeza|dientes|piernas|hocico|alma|huesos
  reventarle|partirle|romperle|darle|sacarle .. cara|cabeza|paliza|golpes|puñetazo|puñalada|tiro|ojos
  tipos|hombres|chicos|sujetos .. siguen|esperan|amenazan|saben|buscan .. trabajo|vivo|metro|casa|mí|me
  hermano|primo|hijo|vecino|cuñado .. anda|pasea|sale|está .. con .. arma|pistola|cuchillo|armado
  armas|pistolas|cuchillos|machetes|escopetas
  narcos|banda|pandilla|sicarios|cartel|mafia
  bombas|misiles|soldados|guerra .. caen|ciudad|casa|miedo|noche|sótano
  desfigur*|ácido|rociar|quemarme_viva
  espera|esperaba|sigue|vigila|ronda|aparca|aparece|planta .. salida|trabajo|casa|puerta|portal|coche|colegio|todas_las_noches|calle
  no soy|eres|es .. suya|suyo|mía|mío|de_él|de_ella ... nadie|ninguno|otro
  entró|entraron|colado|coló|forzó|rompió|reventó .. ventana|puerta|casa|noche|cerradura|piso
  ganas|impulso*|fantasía*|pensamientos|imagino|sueño .. clavar*|matar*|estrangular*|pegar*|hacerle_daño|cuchillo|apuñalar*|golpear*|empujar*
  clavar|clavarle|hincar|meterle .. cuchillo|navaja|tijeras
  puerta|ventana|calle|portal .. golpeando|gritando|pegando|amenaz*|golpes|patadas
  gritando|golpeando|aporreando|patadas .. puerta|ventana|él|ex|marido|miedo
  encerrad*|escondid*|atrincherad* .. baño|habitación|cuarto|armario|coche|casa .. miedo|él|padre|borracho|marido|estamos|$
  borracho|drogado|furioso .. rompió|rompe|pega|gritando|padre|cuchillo|amenaz*|todo
  darme|darle|darnos|dar .. una_lección|una_paliza|un_escarmiento
  hay|tengo|oigo alguien|un_hombre|gente|ladrones en|dentro|fuera|abajo|intentando
  alguien .. en|dentro mi|nuestra|de_mi|la casa|piso|jardín|habitación
  hijo|hija|hermano|nieto|padre|novio .. me .. pegar|pegó|pega|golpeó|golpea|empujó|agarró|pegado
  volvió|vuelve|volvieron a pegar*|golpear*|amenazar*|seguir*
  bajo tierra .. mamá|pronto|dijo|niños|voy|estará|vas
  hombres|tipos|tíos|matones .. esperan|esperando|siguen|vinieron .. coche|bates|puerta|casa|me|carro
  bates|palos|machetes|navajas .. esperan|hombres|tipos|coche|puerta
  casar|casarme|matrimonio .. fuerza|obligan|obligada|forzado
  pegado|pegaron|escupieron|golpearon|empujaron .. cara|metro|calle|autobús|bus|colegio
  mamá|papá .. bajo_tierra
  bajo tierra
`;

const abuse = `
  me|nos|la|lo|le|les .. pega|pegó|pegaba|pegan|pegue|golpea|golpeó|golpeaba|maltrata|maltrató|maltrataba|insulta|insultaba|humilla|humillaba|viola|violó|violaba|abusa|abusó|abusaba|abofetea|abofeteó|empuja|empujó|patea|pateó|escupe|
    encierra|encerró|encerraba|controla|obliga|obligó|obligaba|forzó|fuerza|toca|tocaba|tocó|manosea|manoseaba|manoseó|jala_del_pelo|tira_del_pelo|agrede|agredió|da_bofetadas|dio_una_bofetada|dio_un_puñetazo|da_patadas|da_golpes|
    da_palizas|dio_una_paliza|levanta_la_mano|levantó_la_mano|pone_la_mano_encima|puso_la_mano_encima|da_cachetadas|grita_todos|grita_y|trata_como|trata_mal|quema_con|castiga_con|dejó_sin|quita_el_dinero|quita_el_móvil !el_código|al_corazón|la_atención
  pega|pegó|pegaba|golpea|golpeó|maltrata|viola|violó|toca|tocó|abusa|abusó a|de mi|mis|nuestros|nuestra|su|sus|los hijo|hijos|hija|madre|hermana|hermano|mujer|niños|niña|mamá|nieta|hijas|esposa
  violada|violaron|violó|violador|violación|violaciones|incesto|pederast*|pedófilo|pedofilia|abuso_sexual|abusos_sexuales|abusada|abusado|abusó|abusaba|maltrato|maltratada|maltratado|maltratador|maltratos|malos_tratos|golpeada|manose*|
    tocamientos|agresión_sexual|acoso_sexual|bullying|chantaje|chantajea|sextorsión|mujer_maltratada|violan
  padre|papá|padrastro|tío|abuelo|primo|profesor|entrenador|cura|hermanastro|hermano|jefe|vecino|novio_de_mi_madre|él .. toca|tocaba|tocó|manose*|cama|cuarto|habitación|desnud*|secreto|besa*|noche|abus*|partes .. me|mí|noche|niña|niño|pequeñ*|
    entra|viene|fotos|$
  entra|entraba|viene|venía|mete|metía .. cuarto|habitación|cama .. noche|noches|me|cuando
  noche|noches .. entra|viene|mete .. cuarto|habitación|cama
  obliga|obligó|obligaba|forzó|fuerza|forzaba|presiona|hizo|hace .. sexo|relaciones|acostarme|desnud*|tocar*|cosas|casarme|abortar|prostitu*|tener
  sexo|relaciones .. obliga*|forz*|no_quería|no_quiero|consentimiento|dije_que_no|dormida|borracha|fuerza|sin_querer
  dije|dijo|digo que_no|no .. siguió|igual|obligó|forzó|paró|sexo|aun_así
  sin mi|su consentimiento
  contra mi voluntad
  no|ni|prohíbe|prohibe|impide .. deja|dejaba|permite|me_deja|me .. salir|ver|trabajar|hablar|usar|estudiar|tener_amig*|comer|dinero|teléfono|familia|amigas|vestir .. !ver_mi|ver_el|entrar
  controla|revisa|vigila|quita|quitó|esconde|escondió|lee .. teléfono|móvil|celular|todo|dinero|mensajes|pasaporte|documentos|sueldo|gastos|ropa|salidas|llaves|lo_que
  encierra|encerró|encerrada|encerrado|encerraba .. casa|cuarto|habitación|llave|me|sótano|baño
  llama|llamaba|dice|decía .. puta|inútil|zorra|basura|gorda|loca|no_sirvo|no_valgo|estúpida|tonta_delante|mierda
  trata .. como .. basura|perro|esclava|mierda
  tira|tiró|lanza|lanzó|rompe|rompió|arroja .. cosas|plato|platos|vaso|objetos|silla|botella|cara|encima .. me|cuando|enfad*|enoj*|borracho|$
  cuando|si|cada_vez_que .. bebe|borracho|toma|bebido|enfada|enoja|enojado|enfadado|ebrio .. pega|golpea|me|miedo|grita|violento|tira|nos
  moretones|moratones|moretón|moratón|ojo_morado|morados|golpes .. brazos|cara|esconder|tapar|maquill*|marido|él|cuerpo|ocultar
  tapar|esconder|ocultar|maquill* .. golpes|moretones|moratones|morados|ojo
  fotos|vídeos|videos|foto|imágenes .. desnuda|desnudo|íntimas|íntimos|desnudas|íntima .. mías|mí|publicar|amenaz*|enví*|mand*|difund*|pide|$
  acoso escolar|laboral|sexual
  acosan|molestan|pegan .. colegio|escuela|instituto|clase|hijo|hija
  palizas|golpizas|paliza|golpiza|bofetada|bofetadas|cachetada|cachetadas|puñetazo*|cintazos|correazos
  castig* .. cinturón|correa|encerr*|golpe*|quem*
  huir|escapar|dejarlo|irme|salir .. él|marido|casa|esposo .. miedo|mata|matar*|segur*|pega|violento|hijos|encuentre
  refugio|casa_de_acogida .. mujeres|maltrat*
  moretones|moratones|golpes|ojo_morado|marcas|brazo && caí|caída|escaleras|puerta|digo|tropecé
  digo|dije|cuento|invento .. caí|caída|escaleras|puerta && moretones|moratones|ojo|golpes|marcas
  fotos|foto|vídeo|video .. desnuda|desnudo|íntim*|sin_ropa|desnudas|provocativas|nudes
  pide|manda|quiere|exige|envía .. fotos|vídeos|nudes .. desnuda*|íntim*|mías|sin_ropa|$
  empujó|empuja|tiró|arrastró|aventó|estampó .. escaleras|pared|suelo|piso|pelo|cama|puerta .. me|mí|$
  me empujó|empuja|tiró|arrastró|aventó|jaló .. escaleras|pared|suelo|piso|pelo|puerta|contra
  cinturón|cinto|correa|palo|cable|chancla|zapato .. pega|golpea|pegaba|castig*|padre|madre|papá
  pega|golpea|pegaba|castig* .. con .. cinturón|cinto|correa|palo|cable|chancla
  sueldo|dinero|tarjeta|documentos|pasaporte|teléfono|móvil .. quita|quitó|controla|esconde|se_queda && él|marido|novio|esposo|padre|ella|me
  me quita|quitó|esconde|rompió|controla .. sueldo|dinero|tarjeta|documentos|pasaporte|teléfono|móvil|llaves
  mira|espía|graba|observa .. ducha|ducho|baño|desvist*|cambio|desnud*
  casar|casarme|matrimonio .. fuerza|obligan|forzado|no_quiero|padres|desconocido|primo
  escupe|escupió|orina .. me|cara|encima
  desperté .. encima|tocando|manos|desnuda|dentro
  algo en mi bebida|vaso|copa
  tengo 11|12|13|14|15|16 && tiene_30|tiene_35|tiene_40|tiene_45|tiene_50|mucho_mayor|profesor|entrenador
  decide|elige|prohíbe .. ropa|cómo_me_visto|a_quién_veo|amigas|amigos|salidas
  despierta|despertaba .. noche|sexo|tener|relaciones .. sexo|relaciones|no|fuerza|tener
  sexo|relaciones .. aunque|sin .. no|quiera|ganas|llore|dormida
  bebe|toma|borracho|bebido .. rompe|golpea|grita|pega|destroza|loco
  rompe|destroza|golpea .. todo|casa|cosas|muebles .. cuando|bebe|borracho|enfada|enoja
  tira|lanza|avienta|tiró|lanzó .. cosas|plato|platos|vaso|objetos|cara|cabeza .. cara|cabeza|encima|mí|me
  hermano|primo|tío|padrastro|padre|abuelo|él .. mete|metía|acuesta|duerme .. cama|cuarto
  pedirle|pedir|pido .. permiso .. salir|hablar|ver|comprar|trabajar
  permiso .. salir|hablar|ver|comprar|trabajar .. él|marido|pedir*
  cuando|si .. contesto|respondo|llego_tarde|hablo|hago_ruido .. enfada|enoja|pega|grita|castiga
  cuidado .. lo_que_digo|no_enfadar*|no_hacer_ruido .. él|marido|miedo|enfad*
  sin él .. nada|nadie|soy
  nada|nadie sin él|ella
  bofetada|bofetadas|cachetada|cachetadas|puñetazo|puñetazos|patadas|golpes .. me|da|dio|marido|padre|él|cara
  miedo .. llega|llegue|llave|puerta|entra|borracho .. él|marido|padre|casa
  abusaron|abusó|abusaba|abusan|abusado|abusada de mí|mi|ella|él|niña|niño|pequeña
  cuenta|controla|cronometra|revisa|registra|mira|esconde|quita|rompió .. minutos|bolso|móvil|celular|teléfono|mensajes|gastos|tickets|ropa|dinero|llaves|zapatos .. me|mi|salgo|cuando|él|mis
  me .. revisa|registra|controla|cuenta|quita|esconde|cronometra|vigila .. bolso|móvil|celular|teléfono|minutos|mensajes|dinero|llaves|ropa|todo
  hace|hizo|hacía .. cosas|cosas_feas|eso .. duermo|dormida|dormir|noche|pequeña|no_quiero|niña|cama
  duermo|dormida|dormía|borracha .. hace|toca|tocó|cosas|encima|sexo|viol*
  entrenador|profesor|tío|padrastro|cura|abuelo|primo|jefe|vecino .. secreto|toca*|tocó|besa*|fotos|nadie|desnud*|contar
  nuestro secreto
  flores|perdón|disculpa|llora|promete|arrepiente .. después|siempre|luego|cada_vez && vuelve|pega|cambi*|otra_vez|golp*
  permiso|pedir .. salir|gastar|comprar|dinero|ver .. marido|él|tengo_que|novio
  encojo|estremezco|tiemblo|congelo|agacho .. cuando|si .. levanta|mano|él|puerta|llaves|grita|llega
  levanta|levantó|alza .. la_mano .. me|él|cuando|encojo|a
  cámara|cámaras|graba|grabó|filma .. baño|ducha|cuarto|habitación|desnuda|escond*
  suegra|madre|padre|marido|madrastra .. pega|quita|esconde|encierra|golpea .. comida|me|comer
`;

const hints = {
  suicide: `
    1 decidido|decidí|decisión
    1 calma|tranquila|tranquilo|paz|aliviada|aliviado|lista|listo|silencio
    2 no|ya_no|nunca .. estaré|estar|estoy|necesitaré|haga_falta|voy_a_estar .. aquí|ahí|más|con_ellos|$
    2 cuando|después|una_vez|si .. yo|me|ya|no .. vaya|muera|muerta|muerto|esté|falte
    2 regalado|regalé|repartido|ordenado|arreglado|testamento|papeles|preparado .. todo|cosas|ropa|joyas|libros|papeles|orden
    2 cartas|carta|nota .. hijos|familia|mamá|hija|hijo|marido|escrit*|dejé|mesa|todos
    2 pastillas|puente|balcón|vías|azotea|soga|cuerda|precipicio|sobredosis|andén
    1 cansada|cansado|agotada|agotado|sin_fuerzas|no_puedo_más|demasiado|basta|harta|harto
    1 nadie|sola|solo|soledad
    1 vacío|vacía|oscuro|oscuridad|sin_esperanza|inútil|fracaso|fracasada|sin_sentido|sentido|da_igual|tarde|nada_ayuda|para_qué
    2 carga|estorbo|mejor_sin_mí|sin_mí|en_mi_lugar|sobro
    2 no_despertar|dormirme|desaparecer|soltarlo_todo|miro_hacia_abajo|volante|nadar_mar|dejar_de_respirar|acabar
    1 perdón|perdónenme|lo_siento|adiós|díganle|dile|cuiden|gracias_por_todo
    2 morir|muerte|muerta|muerto|matar*|cielo|más_allá|tumba|próxima_vida|otra_vida
    1 perdí_mi_trabajo|me_dejó|divorci*|perdí_todo|desempleo|paro|nada_me_sale|nada_sale
    1 última_vez|por_última|esta_noche|el_final|último|última
    1 vivir|vida|existir .. duele|dolor|así|pesa|insoportable|difícil|no_puedo
    1 gato|perro .. hermana|vecina|vecino|amiga
    1 hijos|hija|hijo .. grandes|mayores|mayor|sin_mí|arregl*
  `,
  'self-harm': `
    2 sangre|sangro|sangrar
    2 cicatrices|cortes|cuchilla|navaja|mechero|quemaduras
    2 corto|cortar*|quem*|arañ*|vomit*|autoles* .. me|brazo*|piel|otra_vez|piernas|se
    2 daño|castig*|lastim* .. me|mí|hacerme|hago
    1 brazos|brazo|muslos|muñecas|piel|mangas|vendas
    1 escondo|esconder|secreto|nadie_lo_sabe|nadie_sabe
    1 merezco|castigo|alivio|presión|sentir_algo|no_siento|calma
    1 baño|cajón|recaída|ganas_de_hacerme
    1 calorías|espejo|gorda
  `,
  violence: `
    2 amenaz*|cuchillo|arma|armado|pistola|navaja|machete|apuñal*|matar*|mata|mató|asesin*|estrangul*|ahorc*|atac*|agred*|paliza|ácido|gasolina|dispar*|golpe*
    2 me_sigue|sigue|acos*|vigila|afuera_de|fuera_de_mi_casa|en_mi_puerta|dónde_vivo|donde_vivo|forz*|rompió_la_puerta|llantas|ruedas|espía|persigue
    2 violent*|rabia|rompe_todo|cárcel|venganza|vengar*|pandilla|furioso
    1 miedo|terror|pánico|tiemblo|temblando|escondida|escondido|aterrad*
    1 borracho|bebido|enojado|enfadado|grita|gritando|furioso
    1 policía|auxilio|ayuda|ayúdenme|emergencia
    1 él|ella|ex|marido|hermano|padre|hijo|vecino|jefe .. va_a|quiere|dijo|dice|vuelve|salió|juró
    2 pega|pegó|pegar*|golpea|golpeó|empuj*|agarró|arrastr* .. me|nos|le|la|alguien|niños
    2 romper|partir|rompió|quebrar .. piernas|cara|cabeza|huesos|dientes
    1 esta_noche|ahora|cada_noche|próxima_vez|niños|hijos
    2 sangra|inconsciente|moretones
    2 me_la_va_a_pagar|me_las_paga|hacerle_pagar|que_sufra
  `,
  abuse: `
    2 toca|tocó|tocaba|besa|besó|manose*|desnud*|viol*|oblig*|forz*|sexo .. me|mi|mí|con|sin|cuando|a
    2 pega|pegó|golpea|golpeó|abofete*|patea|empuja|escupe|cinturón|golpes .. me|nos|la|los|niños|mamá
    2 no_me_deja|prohíbe|prohibe|encierra|encerró|controla|vigila|revisa_mi|me_quita|decide_qué
    1 marido|novio|pareja|mujer|novia|padrastro|tío|padre|papá|madre|mamá|entrenador|profesor|jefe|cura|abuelo|hermano|primo|esposo
    1 secreto|nadie_sabe|nunca_conté|nadie_me_cree|mi_culpa|vergüenza|sucia|nunca_lo_he_contado
    1 miedo|escondo|finjo|hago_la_dormida|lloro|paralizada
    1 bebe|borracho|enojado|enfadado|grita|insulta|amenaza|inútil|no_valgo
    1 de_noche|mi_cuarto|mi_habitación|cama|a_solas|niña|niño|pequeña|desde_que_tengo
    1 pasaporte|ver_a_mis_amigas|ver_a_mi_familia|salir_de_casa|mi_sueldo
    1 tengo_13|tengo_14|tengo_15|tengo_16|tengo_12|tengo_11|menor_de_edad
  `,
};

export const spanish: Lexicon = {
  common: `el la los las de que y en un una es mi mis me te se no lo le por para con como pero más
    mas yo tu su al del está estoy soy qué cuando cuándo muy ya si sí tengo quiero puedo hay porque ha he nos esta
    este hace todo son ser él ella fue desde nada sin o ese eso mucho cómo`,
  sets: {
    quiero: `quiero|quiere|quería|quisiera|querría|deseo|desea|ganas|pienso|pienso_en|pensado_en|pensando_en|intenté|intento|intentó|intentado|decidí|decidido|prefiero|preferiría|necesito|planeo|planeando|lista_para|listo_para|
      amenaza_con|dice_que_se_quiere|ojalá|me_gustaría|habla_de|sueño_con|merezco|debería`,
  },
  short: `q que k que kiero quiero qiero quiero xq porque pq porque x por toy estoy tngo tengo pa para d de
    asta hasta aser hacer ke que kien quien`,
  mistyped: `suicidio suicidarme suicidarse embarazada embarazo antidepresivos antidepresivo quimioterapia depresión diagnosticaron diagnosticado
    medicación falleció maltrata leucemia esquizofrenia ludopatía alcohólico violencia autolesiones`,
  idioms,
  crisis: { suicide, 'self-harm': selfHarm, violence, abuse },
  care: spanishCare,
  hints: { ...hints, ...spanishCareHints },
};
