import type { CareWords } from './care-words.ts';

export const spanish: CareWords = {
  opening: {
    suicide:
      'Has hecho bien en escribirlo. Lo que llevas es demasiado pesado para una sola persona, y no tienes que llevarlo a solas. Solo soy un programa, y esto no es cosa de números: por favor, habla ahora con una persona.',
    'self-harm':
      'Gracias por decirlo. Hace falta valor, y no tiene por qué seguir siendo un secreto. Solo soy un programa, y esto no es cosa de números: por favor, habla con alguien que escuche sin juzgar.',
    violence:
      'Lo que cuentas es peligroso, y tu seguridad va antes que todo. Solo soy un programa y no puedo protegerte. Por favor, ponte a salvo si puedes y pide ayuda.',
    abuse:
      'Siento mucho lo que te está pasando. No es culpa tuya, y ningún número lo explica ni lo disculpa. Solo soy un programa: por favor, habla en confianza con personas que saben ayudar.',
    illness:
      'Siento mucho que tengas que pasar por esto. Una carta no sabe nada de la salud, y no hacemos lecturas sobre ella: por favor, consúltalo con un médico o con alguien que te conozca.',
    medication:
      'Por favor, no cambies nada de una medicina por un número. Solo puede aconsejarte el médico o el farmacéutico que te conoce, y nunca hacemos lecturas sobre eso.',
    pregnancy:
      'Gracias por confiarnos esto. Es demasiado importante para los números, y no hacemos lecturas sobre ello: un médico, una matrona o un centro de asesoramiento puede responderte bien.',
    grief:
      'Siento muchísimo tu pérdida. Una carta no puede añadir nada, así que no lo intentaré. A mucha gente le ayuda hablar con alguien que tiene tiempo para escuchar.',
    addiction:
      'Gracias por decirlo con tanta franqueza. Es difícil, y es un buen primer paso. Los números no ayudan con esto, ni nada de lo que vendemos: sí pueden las personas que han ayudado a muchas otras.',
    debts:
      'Es una preocupación muy pesada, y no eres la única persona que la tiene. Por favor, no gastes dinero en lecturas ahora. Hay personas que ayudan con las deudas, gratis y en confianza.',
    law: 'Lo que decide un tribunal, una administración o un contrato, y el dinero que se puede perder, no es asunto de los números, y no damos ninguna lectura sobre ello: consulte a alguien que conozca la ley o las cuentas, por ejemplo un servicio de asesoramiento.',
  },
  call: {
    crisis: 'Aquí te escucha alguien, sin preguntar tu nombre:',
    care: 'Estas personas escuchan y saben más que nosotros:',
  },
  topics: {
    listening: 'Alguien con quien hablar',
    violence: 'Violencia',
    health: 'Salud y medicinas',
    pregnancy: 'Embarazo',
    addiction: 'Adicciones y juego',
    debts: 'Deudas',
  },
  emergency: 'Si hay peligro inmediato, para ti o para otra persona: {number}',
  more: 'Otros países y otros teléfonos: {url}',
  told: {
    open: 'He avisado a una persona de la consulta. Responde en 2 a 4 horas, por correo electrónico.',
    today:
      'He avisado a una persona de la consulta. Responde hoy después de las {hour}:00 (hora de {place}), por correo electrónico.',
    tomorrow:
      'He avisado a una persona de la consulta. Responde mañana después de las {hour}:00 (hora de {place}), por correo electrónico. No esperes a eso si necesitas a alguien ahora.',
    away: 'He avisado a una persona de la consulta. Está ausente y responde el {day}, por correo electrónico. No esperes a eso si necesitas a alguien ahora.',
  },
  askEmail: 'Si quieres, deja una dirección de correo a la que pueda escribirte.',
  stillHere:
    'He añadido esto a lo que leerá una persona de la consulta. Si necesitas a alguien ahora, por favor, llama:',
  noReading: 'Dejemos los números a un lado por ahora. Una persona de la consulta te escribirá.',
  letter: { subject: 'Hemos leído tu mensaje', greeting: 'Gracias por escribir' },
  order:
    'Nos has escrito sobre algo que importa más que una lectura. No respondemos a eso con números: una persona de la consulta está avisada y te escribirá ella misma.',
};
