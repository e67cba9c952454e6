/** How a letter to the Circle begins and ends. No weather: half of its readers have the other season. */
export type MonthFrame = { opening: string; closing: string };

const frame = (opening: string, closing: string): MonthFrame => ({ opening, closing });

/** By calendar month, three years of them, so that nobody reads one twice in that time. */
export const monthFrames: Record<number, readonly [MonthFrame, MonthFrame, MonthFrame]> = {
  1: [
    frame(
      'The calendar is new and already has a coffee ring on it, which seems about right. Nobody has kept every resolution and nobody needs to. Your own year has a number, and it asks for less than the magazines do.',
      'Write the year correctly on the first form you fill in. The rest may take until February.',
    ),
    frame(
      'January comes with a broom in one hand and a bill in the other. Before you make plans, look round the room as it is: what you have carried over the threshold is also a kind of plan.',
      'If you change only one thing by the end of the month, let it be one that you will still notice in June.',
    ),
    frame(
      'Twelve empty pages, and everybody you meet has an opinion on how to fill them. Leave theirs politely on the hall table. What follows is about your month, which began where the last one stopped and not from nothing.',
      'The year is long. You are allowed to be bad at it for another fortnight.',
    ),
  ],
  2: [
    frame(
      'The short month. It has the same rent as the others and less time to earn it, so people hurry, and most of what is hurried in February has to be done again in March.',
      'Two days fewer than the others, and nobody has ever given them back. Spend yours on purpose.',
    ),
    frame(
      'By now the new diary falls open by itself, and you can see which good intentions have found a chair. Be kind about the ones left standing. Some of them came to the wrong house.',
      'Send one card this month that nobody could have expected. Not the pink sort, unless you mean it.',
    ),
    frame(
      'February is shy: it says little, ends early and is easily overlooked. Some of the best conversations go the same way. Take this one slowly, with something warm or something cold, whichever your window suggests.',
      'It is over before it has been properly introduced. Shake its hand anyway.',
    ),
  ],
  3: [
    frame(
      'One quarter of the year is nearly in the till. It is a decent moment to count what is really there, in money, in sleep and in people you have answered.',
      'Before the month ends, thank somebody who has made the first quarter easier. They think you did not notice.',
    ),
    frame(
      'In March the light changes over, at one end of the day or the other, and with it the hour at which you feel like yourself. Look up at the same window on three evenings. You will see what has moved.',
      'When the clocks argue, side with your own.',
    ),
    frame(
      'The Romans began their year now, after the sensible view that January was no time to start anything. You may therefore begin again without losing face, and with a distinguished precedent.',
      'If somebody asks what happened to your resolutions, say that yours start in March. You have an empire behind you.',
    ),
  ],
  4: [
    frame(
      'The second quarter opens with a day for fools, which shows that whoever arranged the calendar knew something. Take the month seriously and yourself a shade less.',
      'Be taken in once, pleasantly. It proves that you still expect good of people.',
    ),
    frame(
      'April is when the drawer with the papers begins to make itself felt. You know the one. This letter will not mention it again, but your month has a view on it.',
      'One envelope, opened while standing up: that is how drawers are emptied.',
    ),
    frame(
      'Something in the street has changed colour since the last letter, and you will know what, if you have looked. The year is fairly under way now. It can bear to be corrected.',
      'Walk home a different way at least twice. Numbers keep better in the open air.',
    ),
  ],
  5: [
    frame(
      'May arrives with a whole calendar of other people’s occasions: confirmations, examinations, marathons, prizes. Between them runs your own month, which sends no invitation and starts regardless.',
      'Keep one weekend with nothing written in it, and defend it like a parking space.',
    ),
    frame(
      'If the year were a walk, this would be the bench. You can see where you came from and, roughly, the next gate. Sit for the length of one letter.',
      'Up again now. The bench will be wanted.',
    ),
    frame(
      'There are months that come in shouting. This one tends to lean on the doorpost and wait to be asked. Ask it, then, and be prepared for an answer of some length.',
      'Leave the door open a hand’s breadth. What is shy comes in that way.',
    ),
  ],
  6: [
    frame(
      'The sixth of twelve. Half of the year will be gone when you turn this page, so it is worth asking, without panic, which half you have had so far: the one with the work in it or the one with the view.',
      'Halfway is a place. Spend an evening there.',
    ),
    frame(
      'June has the longest day or the shortest, depending on where you keep your house. Either way something reaches its limit and turns round. Things in a life do that too, usually on a Tuesday and without ceremony.',
      'On the 21st, stay up a little, or go to bed early, in honour of whichever it is.',
    ),
    frame(
      'School reports are written in these weeks, and grown people still stiffen a little. Nobody is marking you. If you would like a report all the same, write it yourself and be as fair as you would be to a child.',
      'Could do better, could do worse: most honest reports say both.',
    ),
  ],
  7: [
    frame(
      'The second half begins. It has the advantage over the first that you know the players by now. What looked like a crisis in February has a nickname, and one quiet person has turned out to be worth three others.',
      'Put a mark in the diary at the place where you are happiest with the year so far.',
    ),
    frame(
      'Half the office is away and the other half is pretending. It makes July a good month for things that need nobody’s permission, of which there are more than you would think.',
      'If you are the one who is left behind, rearrange something. They will believe it was always so.',
    ),
    frame(
      'By July most people have one plan they no longer mention. It sits at the edge of the desk like a letter to an aunt. Your month is a fair occasion either to write it or to admit that you will not.',
      'An honest no makes as much room on a desk as a finished job.',
    ),
  ],
  8: [
    frame(
      'August is named after an emperor who wanted a month as long as his uncle’s. Vanity has given us thirty-one days where fewer would have done; use the extra one for something that nobody will ever see.',
      'Nobody was looking. That was rather the point of it.',
    ),
    frame(
      'Everything that can be put off is being put off, and the world goes on turning, which is worth noticing. Look at what you have not done these last weeks and see how much of it has asked after you.',
      'What nobody missed in August need not come back in September.',
    ),
    frame(
      'A month for other beds: your own visitors’, or somebody else’s, with the lamp on the wrong side. One sees one’s life quite clearly from an unfamiliar pillow. Bring a pencil.',
      'Home again, notice what you smell first when the door opens. It has been your life all along.',
    ),
  ],
  9: [
    frame(
      'New pencils. Whatever your age, some part of you walks to school this month with a clean collar and the wish to be good at something. It is worth asking what it would like to learn.',
      'Cover one book in paper, or the equivalent. Beginnings like to be handled.',
    ),
    frame(
      'In September people come back: from journeys, from silences, from the idea that it would all look different. Meet them at their new distance. Your month tells you a little about your own.',
      'Say hello first, at least once, to somebody you had decided would have to.',
    ),
    frame(
      'Three months are left, which is exactly long enough to finish something and too short to start everything. The arithmetic of the year turns practical at this point, and so does this letter.',
      'Cross out two things tonight. What remains will sit up straighter.',
    ),
  ],
  10: [
    frame(
      'The last quarter begins, and it comes with a turn in your numbers as well: from here on the year repeats its opening, at a different height. You will recognise the tune.',
      'Keep a little back for December. It always asks for more than it said.',
    ),
    frame(
      'October sorts: coats, light, friendships, the contents of the shed. Whatever you pick up in these weeks, you will have to decide at once whether it goes in or out. It is tiring and very useful.',
      'If a thing has been moved three times and used none, you have your answer.',
    ),
    frame(
      'Some months are doors and some are corridors. This one has a handle on it. The number behind it has been with you once already this year, and had better manners than you remember.',
      'Close the door behind you. Corridors are draughty.',
    ),
  ],
  11: [
    frame(
      'A month nobody sings about. Its charm is that it expects nothing from you: no gifts, no plans, no particular mood. In that kind of quiet a number can be heard quite well.',
      'Do one thing this month for no occasion at all.',
    ),
    frame(
      'November remembers. There is hardly a country without its day for those who are missing, and hardly a table without a chair to go with it. If you have such a chair, let it be spoken of.',
      'Tell one story about somebody who would have liked to hear it.',
    ),
    frame(
      'You can feel the year leaning towards its end, like passengers who stand up too early. Sit down again. There are good kilometres left and you have paid for them.',
      'Mind the gap, as they say, and look out of the window until it comes.',
    ),
  ],
  12: [
    frame(
      'The last letter of the year, which finds you, in all likelihood, holding a list. Put it down. It will be longer when you pick it up again, and you will have read something meanwhile.',
      'Whatever did not get done has had the decency to wait. See you on the other side.',
    ),
    frame(
      'December has two tempers: the shop window and the back room, where somebody is sitting with their shoes off. This comes from the back room. Take a chair.',
      'Give something that cannot be exchanged, such as an hour.',
    ),
    frame(
      'One more month under the number of this year, and then it hands you over to the next. Nothing dramatic will happen at midnight. Still, it is good manners to say goodbye to a year that has known you this well.',
      'Say aloud, to the kitchen if need be, what this year was good for. Then put out the light.',
    ),
  ],
};
