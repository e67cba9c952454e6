import type { Digit } from '../meanings/index.ts';

/**
 * October, November and December have the numbers of January, February and March again: what was begun under them is looked at
 * once more.
 */
export type Return = { title: string; text: string };

const back = (title: string, text: string): Return => ({ title, text });

/** By calendar month, then by the number of the month. */
export const returningMonths: Record<number, Record<Digit, Return>> = {
  10: {
    1: back(
      'The Second First Step',
      'January had this number, and something was begun under it, or meant to be. October brings the same push to somebody who knows more. Take up the start that stalled, without its speech; it needs only the first ten minutes again, and this time you know where the ice was.',
    ),
    2: back(
      'The Same Two Chairs',
      'In January there was somebody you had to wait for, and you did, more or less. The number 2 comes round again and asks how the two of you stand. Say what has become easier between you. Then, with that on the table, say the other thing.',
    ),
    3: back(
      'Told a Second Time',
      'What you were full of in January has been told to everybody, and you stopped hearing it yourself. October gives you the subject once more and a better audience. Tell it shorter, keep the part that still makes you laugh, and notice which part you now leave out.',
    ),
    4: back(
      'Course by Course',
      'The order you made in January has been lived in. Some of it was lovely and some of it was a shelf in the wrong place. This month lets you move the shelf. Keep the habit that survived nine months; it has passed an examination that no plan can set.',
    ),
    5: back(
      'The Other Fork',
      'At the start of the year a road divided and you took one side. Here is the fork again, under the same number. You are free to look down the other way, even to walk it as far as the first bend, and you may well come back content.',
    ),
    6: back(
      'Who Lives Here Now',
      'The household you looked after in January has changed: somebody is taller, somebody quieter, a plant has died and nobody says so. The 6 comes back and would like you to see it as it is. Ask each of them one question about next year.',
    ),
    7: back(
      'The Question, Nine Months On',
      'You put a question to yourself in January, perhaps without words. It has had time, and so have you. October is patient enough to hear the answer through. Write it down in one line and do not yet show it to anybody who would be affected by it.',
    ),
    8: back(
      'The Same Sum Again',
      'The figures of January lie beside those of today. Some difference is merit and some is weather, and it is useful to know which. Ask for one thing now that you were too polite to ask for then. You have nine months of evidence in your bag.',
    ),
    9: back(
      'What You Did Not Put Down',
      'In January you meant to be done with something. If you are, this month thanks you and sends a lighter evening. If you are not, the thing is here again, wearing the same coat. Give it an ending with a date, and let somebody know the date.',
    ),
  },
  11: {
    1: back(
      'Start Before You Are Ready',
      'February asked you to begin something small in very little time. November repeats the offer, and there is less of an audience now, which helps. Whatever you set going before the end of the month will cross into the new year already walking.',
    ),
    2: back(
      'Half a Bench',
      'The bond that was on your mind in February has gone through some months since. Sit down next to it once more. You may find that the old sore point has turned into a joke, or that it has not, and that one of you has to mention it by daylight.',
    ),
    3: back(
      'Encore',
      'Something you made or said in February found its people. They would like to hear from you before the year closes: a few lines, a picture, an evening with soup. Do not improve it for weeks. What they liked was the unpolished bit.',
    ),
    4: back(
      'Checking the Joints',
      'You laid some foundations in February, quickly and with cold hands or hot ones. Now they carry something. Go round with a torch: the insurance, the knee, the agreement that was never written out. One afternoon of tightening saves many of repair.',
    ),
    5: back(
      'The Window, Ajar',
      'Early in the year a change of air did you good, and you told yourself to do it more often. November gives you the second chance. It needn’t be far. An unknown street with a bakery in it will do what an airport promised.',
    ),
    6: back(
      'Soup for the Same People',
      'Those you cared for in February have got used to it, as people do. The 6 comes back with a mild question: who looks after you in this arrangement? Let somebody cook. Being a guest for one evening is also a contribution to the house.',
    ),
    7: back(
      'Rereading',
      'A book, a diagnosis, a letter: in February you read something that you did not quite believe. Read it again. You bring nine more months to the page, and the sentence that annoyed you then may be the one you would now underline.',
    ),
    8: back(
      'Who Signs',
      'A responsibility that came to you around February has grown, and its title has not. November is a fair time to make the two agree. Say in plain words what you decide, what it is worth, and what you would like to hand on by the new year.',
    ),
    9: back(
      'Clearing the Second Shelf',
      'In February you gave something away and were surprised how little it hurt. There is a second shelf. Clear it now: objects, grudges, a standing appointment. Whatever is still warm when you lift it may stay.',
    ),
  },
  12: {
    1: back(
      'Begin at the End',
      'March had this number, and you felt then what it is to go first. December is an odd month for beginnings, which is why so few people stand in your way. Choose the one thing that next year is to find already on the table, and lay it there before the holidays.',
    ),
    2: back(
      'The Long Table',
      'You met this number in March, when patience was the whole of the work. It returns in the month of full tables. Find the quietest person in any room and sit there. The year’s most useful sentence may be said between the cheese and the coats.',
    ),
    3: back(
      'A Toast, Briefly',
      'The lightness of March is back and finds you in company. You will be asked to say a few words; say them, and stop at the good place. One person in the room is only laughing along. Catch them at the sink afterwards and ask.',
    ),
    4: back(
      'The Last Brick of the Year',
      'What you built in March has stood, and deserves a date scratched into it. Finish one stretch of wall before the year is out, however short. Leave the tools clean. Somebody will come back to them in January and be grateful, and it will be you.',
    ),
    5: back(
      'A Ticket in the Drawer',
      'The unrest of March comes round at a time when everybody expects you to sit still. Do so for the main courses. Between them, plan something with a departure time. Looking forward to a door makes it easier to stay pleasantly in the room.',
    ),
    6: back(
      'Keys on the Hook',
      'In March the house needed you, and it has noticed. Now it fills up, or is loudly empty; both are work. Decide early which duties you take on gladly and let the others know the list. Duty that is chosen tastes entirely different from duty that was found.',
    ),
    7: back(
      'An Hour Behind the Curtain',
      'You wanted quiet in March and may have had some. December is the loudest place to want it again, so be cunning: volunteer for the dog, the bins, the long drive. Ten minutes in a parked car count as a retreat if nobody knows where you are.',
    ),
    8: back(
      'Closing the Ledger',
      'The plans of March had figures in them, and the year now says what came of them. Read the sum with a steady face. Pay what is owed, send what is due to you, and give one amount away that you can feel a little.',
    ),
    9: back(
      'The Light on the Landing',
      'Something that ended in March has left a space, and you have walked round it ever since. As the year goes out you may step into it. Say the name of whatever it was, wish it well, and hang your own coat there.',
    ),
  },
};
