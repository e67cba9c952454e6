import type { CareWords } from './care-words.ts';

export const english: CareWords = {
  opening: {
    suicide:
      'I am very glad that you wrote this down. What you are carrying is too heavy to carry alone, and you do not have to. I am only a program, and this is no matter for numbers: please speak to a person now.',
    'self-harm':
      'Thank you for saying it. It takes courage, and it does not have to stay a secret. I am only a program, and this is no matter for numbers: please speak to a person who listens without judging.',
    violence:
      'What you describe is dangerous, and your safety comes before everything else. I am only a program and cannot protect you. Please get to a safe place if you can, and call for help.',
    abuse:
      'I am sorry that this is happening to you. It is not your fault, and no number explains or excuses it. I am only a program: please speak to people who know how to help, in confidence.',
    illness:
      'I am sorry that you have this to bear. A chart knows nothing about health, and we give no reading on it: please take it to a doctor, or to somebody who knows you.',
    medication:
      'Please change nothing about a medicine because of a number. Only the doctor or pharmacist who knows you can advise on that, and we never give a reading on it.',
    pregnancy:
      'Thank you for trusting us with this. It is too important for numbers, and we give no reading on it: a doctor, a midwife or an advice centre can answer you properly.',
    grief:
      'I am so sorry for your loss. There is nothing that a chart could add to it, so I will not try. It helps many people to speak with somebody who has time to listen.',
    addiction:
      'Thank you for saying this so openly. It is hard to do, and it is a good first step. Numbers cannot help with it, and nothing we sell would: people who have helped many others can.',
    debts:
      'That is a heavy worry, and you are not the only one who has it. Please do not spend money on readings now. There are people who help with debts, free of charge and in confidence.',
    law: 'What a court, an office or a contract decides, and money that could be lost, is no matter for numbers, and we give no reading on it: please take it to somebody who knows the law or the figures, such as an advice centre.',
  },
  call: {
    crisis: 'Here somebody listens. You need not give your name:',
    care: 'These people listen and know more than we do:',
  },
  topics: {
    listening: 'Somebody to talk to',
    violence: 'Violence and abuse',
    health: 'Health and medicines',
    pregnancy: 'Pregnancy',
    addiction: 'Addiction and gambling',
    debts: 'Debts',
  },
  emergency: 'In immediate danger, for you or somebody else: {number}',
  more: 'Other countries and other lines: {url}',
  told: {
    open: 'I have told a person of the practice. She answers within 2-4 hours, by e-mail.',
    today:
      'I have told a person of the practice. She answers today after {hour}:00 ({place} time), by e-mail.',
    tomorrow:
      'I have told a person of the practice. She answers tomorrow after {hour}:00 ({place} time), by e-mail. Please do not wait for that if you need somebody now.',
    away: 'I have told a person of the practice. She is away and answers on {day}, by e-mail. Please do not wait for that if you need somebody now.',
  },
  askEmail: 'If you like, leave an e-mail address to which she can write.',
  stillHere: 'I have added this to what a person of ours will read. If you need somebody now, please call:',
  noReading: 'Let us leave the numbers aside for now. A person of ours will write to you.',
  letter: { subject: 'We have read your message', greeting: 'Thank you for writing' },
  order:
    'You wrote to us about something that matters more than a reading. We do not answer it with numbers: a person of ours has been told and will write to you herself.',
};
