import type { TradeKey } from '../../content/business-trades.ts';
import type { Digit } from '../../numerology/index.ts';

interface TradeText {
  /** Above what is said of the trade. */
  heading: string;
  /** Which day counts as the day of opening. */
  firstDay: string;
  /** What may count as a launch where the door is open already. */
  nextDay: string;
  /** What the number of the name looks like there. */
  name: Record<Digit, string>;
}

export const tradeTexts: Record<TradeKey, TradeText> = {
  practice: {
    heading: 'In a practice',
    firstDay:
      'In a practice the day is that of the first paid hour. The lease, the plaque and the afternoon on which you carried the couch upstairs do not count.',
    nextDay:
      'In a practice a launch may be a new treatment, a second room, or the first evening group. Count from the hour somebody sits in the chair.',
    name: {
      1: 'Clients expect one method and one person who stands for it. Put your own way of working on the door, and send on whoever needs another.',
      2: 'This is a name for long conversations. People will come because they were heard the first time, so leave ten minutes between two of them.',
      3: 'People leave lighter than they came, and say so at the next dinner. Keep the laugh in the corridor and the notes in good order.',
      4: 'Here they look for appointments that begin on time, a plan with a number of sessions in it, and a bill that can be handed in.',
      5: 'The name suits walking sessions, short courses and a body that would rather move than lie down. Say at the start how long it will take.',
      6: 'Half the family will end up with you. Decide early whether you see couples, and who may ring on a Sunday.',
      7: 'Depth is what is bought. A quiet room and a reading list do more for this name than any voucher.',
      8: 'It sounds like the practice that other practitioners visit. Ask the fee of an expert, and keep two hours a week for those who cannot pay it.',
      9: 'People arrive with whatever life has put down on them. Have the telephone numbers of three colleagues within reach, because you cannot be all of it.',
    },
  },
  shop: {
    heading: 'In a shop',
    firstDay: 'In a shop the day is that of the first receipt. The party the evening before is for cousins.',
    nextDay:
      'In a shop a launch may be a new shelf, a new window or the Sunday opening. It counts from the first thing sold.',
    name: {
      1: 'One thing, at the front, that nobody else in the street has. The rest of the stock is there to keep it company.',
      2: 'A chair for whoever is waiting and a bell with a soft tongue. This shop lives on people who come in twice before they buy.',
      3: 'The window is your best salesman and should change its mind often. Whoever stops to laugh has half come in.',
      4: 'Everything in its place, priced, and in stock in the size that was promised. A 4 on the sign forgives no empty hook.',
      5: 'New goods on a fixed day of the week. People will call in just to see, and hardly anybody leaves with nothing.',
      6: "Gift wrapping, the neighbour's parcels, a bowl of water for the dog. Charge for the first and be famous for the other two.",
      7: 'Few things, well chosen, with a card beside each that tells where it comes from. Your customers like to read standing up.',
      8: 'Good paper bags, a heavy door, prices without a 99. This name can sell dear things, provided the light is right.',
      9: 'Things with a past or a purpose: second hand, fair, mended. Tell the story on the label, in three lines.',
    },
  },
  food: {
    heading: 'In a kitchen',
    firstDay:
      'Where food is sold the day is that of the first plate somebody paid for. Tastings for friends are rehearsals.',
    nextDay:
      'In a kitchen a launch may be a new card, breakfast, or a table on the pavement. Count from the first order that goes through.',
    name: {
      1: 'One dish that carries the house. People should be able to order it without the card, and be cross when it is off.',
      2: 'Tables for two, and a host who knows who sat where. It is a place for making up.',
      3: 'Colour on the plate and a story from the kitchen. Let it be noisy by nine, and see that the bill is in legible hand.',
      4: 'The same loaf on a Tuesday as on a Saturday. Regulars will set their watches by your oven.',
      5: 'A card that follows the market, chalked up in the morning. Keep one dish as it is, for those who dislike surprises.',
      6: 'A long table, second helpings, a high chair that is clean. Feed your own people before the rush; the guests can tell.',
      7: 'A short card and a cook who can explain it. You ferment, ripen, wait; say for how many days.',
      8: 'White cloths, or a delivery van with your name on: this number likes a kitchen that pays. Cost every plate to the cent.',
      9: "Recipes from somebody's grandmother on another continent. Put her name on the card, and the leftovers where they are needed.",
    },
  },
  craft: {
    heading: 'In a workshop',
    firstDay:
      'In a workshop the day is that of the first piece handed over and paid. The one your sister got does not count.',
    nextDay:
      'In a workshop a launch may be a new series, a course on Saturdays or the first piece with a number on it. Count from the day it can be ordered.',
    name: {
      1: "A maker's mark. Sign every piece, and take on nothing that you would not want to find again in thirty years.",
      2: 'Made to measure, after two conversations and a sketch. The second conversation is the one they will remember.',
      3: 'There is some play in what you make: a hidden drawer, a colour inside. Let people watch you put it there.',
      4: "This is the craftsman's own number. Joints that hold, a date that is kept, and a drawing beside the price.",
      5: 'Repairs while they wait, commissions nobody else would take, a stall in another town. Keep a list of what you have promised.',
      6: 'Things for houses in which people live. Offer to mend what you sold, for as long as you have hands.',
      7: 'One technique, taken further than is sensible. Collectors will find you late, and they pay without haggling.',
      8: 'Fewer pieces at a better price. Work out what an hour of yours costs, with the rent in it, and stop giving it away at Christmas.',
      9: 'Old skills that would die otherwise. Take an apprentice sooner than you can afford one, and say so on the page.',
    },
  },
  advice: {
    heading: 'Where advice is given',
    firstDay:
      'For advice the day is that of the first invoice. The coffee at which somebody picked your brains comes before the firm began.',
    nextDay:
      'For advice a launch may be a fixed-price package, a second partner or the report you put your name to. It counts from the first signature.',
    name: {
      1: 'One opinion, stated before the slides. They have three firms for the slides.',
      2: 'You are the one both sides ring. Put mediation on the price list, since you will be doing it in any case.',
      3: 'Clear as a good joke. Whoever can explain a tax to a supper table need not advertise.',
      4: 'Checklists, deadlines, a file in which anything is found. Dull things, and clients will pay not to do them.',
      5: 'You come in when everything is moving. Sell six weeks at a time, with a door at each end.',
      6: 'Families and family firms will find this name. Be clear who the client is, above all at Christmas.',
      7: 'The memo of four pages, after a fortnight of silence. Warn them about the silence.',
      8: 'You belong at the table where it is decided. Name the fee before they ask, and do not explain it.',
      9: 'Charities, towns and people with a cause will write. Have one rate for them, and a number of days after which it ends.',
    },
  },
  teaching: {
    heading: 'In a class',
    firstDay:
      'For teaching the day is that of the first lesson somebody paid for and came to. An open evening is an open evening.',
    nextDay:
      'For teaching a launch may be a new course, a first group or a waiting list opened. Count from the first lesson.',
    name: {
      1: 'Students come for your method and will copy your handwriting. Teach them to leave you, and they will send others.',
      2: 'One to one, or two to a desk. You hear the mistake before it is made, and that is worth more than the syllabus.',
      3: 'They learn because they laugh, and find out later that they know it. Keep the homework short and the songs long.',
      4: 'Lesson one, lesson two, an exercise with a solution at the back. Nobody gets lost in a course with this name.',
      5: 'Short courses, odd hours, lessons out of doors. Promise a skill by a date, and no certificate.',
      6: 'Yours is the class where somebody saves a seat for the late one. Beware of teaching the parents as well, for nothing.',
      7: 'Few students, and they stay for years. Ask for an essay; you will lose the right people and keep the right ones.',
      8: 'You prepare people for something that counts: an examination, a stage, a board. Publish how many passed.',
      9: 'Everybody is let in, whatever they can pay or already know. Have a fund for it, with a name and a limit.',
    },
  },
  creative: {
    heading: 'In a studio',
    firstDay:
      'In a studio the day is that of the first work sold to somebody who is not a friend. Friends may have been earlier, and kinder.',
    nextDay:
      'In a studio a launch may be an exhibition, a book, a series or a new rate. Count from the day strangers can see it.',
    name: {
      1: 'A line people know from across the room. When you are asked for something in the manner of others, quote double.',
      2: 'You work best for two: a writer and a picture, a singer and a string. Put the other name on the cover as well.',
      3: 'There is more in this name than will fit through the door. Finish three things before you show the fourth.',
      4: 'Delivered on the day, in the format agreed, with the fonts. Art directors weep with gratitude and come back.',
      5: 'A new medium every season. Keep one thing steady, the size or the signature, so that a wall of them is seen to be yours.',
      6: 'Portraits, houses, weddings, books for children: things people keep. Agree on the number of changes beforehand.',
      7: 'Slow work with a thought in it. Write the half page that explains it, and hang it round the corner.',
      8: 'You will be asked to name a price while they stand in front of it. Practise the figure aloud in the bath.',
      9: 'The work is for somebody: a town, a memory, a cause. Give one piece a year away, and let it be a good one.',
    },
  },
  online: {
    heading: 'On a screen',
    firstDay:
      'Online the day is that on which a stranger can pay. The page that said “coming soon” was a poster.',
    nextDay:
      'Online a launch may be a release, a price or a letter to the list. It counts from the minute it can be bought.',
    name: {
      1: 'One button, and the visitor knows in four seconds what it does. Leave the second product for the second year.',
      2: 'Support is the product. Answer as a person with a name, and the reviews will be about you.',
      3: 'Texts that make people look up and read a line to the next desk. Do not let the cookie notice be the funniest.',
      4: 'It loads, it keeps, it can be exported. Write the page that says what happens when you are ill.',
      5: 'Small releases, often, with a note on what changed. Let people leave with one click; most of them come back.',
      6: 'A forum with a house rule and somebody who lives there. Count the people who answer each other.',
      7: 'The documentation is why they choose you. Publish what it cannot do; the right users will trust the rest.',
      8: 'A price page without a “from”. Firms will buy this name if there is an invoice and somebody to ring.',
      9: 'Free for schools, in more languages than you speak. Decide which tenth pays for the others.',
    },
  },
  care: {
    heading: 'Where people are looked after',
    firstDay:
      'Where people are looked after the day is that of the first visit with a time in the book and a price. What you did for your aunt was love.',
    nextDay:
      'Where people are looked after a launch may be a second pair of hands, a new round or an evening hour. Count from the first visit.',
    name: {
      1: 'They ask for you and nobody else. It is flattering until you have influenza, so train one person in good time.',
      2: 'A light hand and a good ear. Write down what you were told about the knee, the sister and the cat.',
      3: 'It is the hour of the week at which somebody laughs. Keep the gossip going in one direction only, inwards.',
      4: 'At ten means at ten. For whoever waits at a window that is most of the service.',
      5: 'You come to the house, the hotel, the hospital. Have a bag that is always packed and a fee for the motorway.',
      6: 'This is the number of your whole trade, so it will be taken at its word. Put the hours on the door, where the heart cannot reach them.',
      7: 'Calm, with warm hands and little talk. There are people who have looked for that for years.',
      8: 'Good rooms, good towels, proper wages. Charge for the best hour of the week, and let it be that.',
      9: 'You will be told what is told to nobody. Keep it, and have somebody to whom you go yourself.',
    },
  },
  property: {
    heading: 'On a building site',
    firstDay:
      "On a building site the day is that on which the first spade goes in for money. The estimate was written at somebody's kitchen table and does not count.",
    nextDay:
      'On a building site a launch may be a new service, a second crew or the first house of your own. Count from the morning the van arrives.',
    name: {
      1: 'One person answers for the whole job, and that person has a telephone. Print the number on the fence.',
      2: 'You stand between the client and the plumber and translate. Charge for it under its own name.',
      3: 'You can make people see a garden in a heap of rubble. Draw it first, then count the barrows.',
      4: 'Straight walls, numbered invoices, and swept by five. The number could have been invented on a site.',
      5: 'Conversions, moves, things done over a weekend. Write the second plan on the back of the first.',
      6: 'You build for people who will sit in it. Ask where the grandmother sleeps and where the boots go.',
      7: 'Old houses that need to be understood before they are touched. Open the wall, photograph it, and say what you do not know yet.',
      8: 'Large keys on a ring. Put the money into the contract in steps, each with a photograph.',
      9: 'Houses for more than one kind of people, gardens behind which nobody locks a gate. Find the town clerk who thinks so, too.',
    },
  },
};
