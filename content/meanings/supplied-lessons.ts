import type { Digit, Meaning } from './meaning.ts';

/**
 * A number that no letter of the name carries, and that stands elsewhere in the chart. It is not told as a lack: the reader
 * has it, and came to it by another way than by her name.
 */
export const suppliedLessons: Record<Digit, Meaning> = {
  1: {
    title: 'An I You Made Yourself',
    essence: 'The name gave you no 1, and the chart has one: you lead, and you remember learning to.',
    short:
      'Somebody with a 1 elsewhere does go first. What the letters left out is the ease of it: you know the half second before you speak, and use it. People take your decisions well, because they can hear that each was made.',
    long: [
      'There are people who have never noticed that they begin a sentence with I. You have noticed. You were given the drive and no manners for it, so you made your own: a breath, a glance round the table, and then quite plainly what you want. It comes out clearer than the inborn kind, which tends to shout.',
      'This has a use. You can see the moment at which somebody else is about to swallow a wish, since you know that moment from inside. Hold the gate for them. And when you are tired and the old politeness comes back, remember that it is a habit of the name and was never the whole of you.',
    ],
    strengths: ['Leads without trampling', 'Hears who has not spoken yet', 'Decides, and can say why'],
    cautions: ['Asking leave that nobody requires', 'Making up for a soft start with a hard end'],
    exercise:
      'Find one person this week who is waiting to be asked, and ask them what they would do. Say nothing until they have finished. Then tell them about a time when you wanted to speak and did not, and what it cost.',
  },
  2: {
    title: 'Tact, Learnt by Heart',
    essence: 'Nearness is in your chart and in none of your letters, so you practise it with your eyes open.',
    short:
      'You can read a room, and it was work. Others pick up moods as a coat picks up smoke; you look, compare, ask, and are right more often than they are. Nobody who is listened to by you doubts that you were there.',
    long: [
      'A child who has an ear for music does not count bars. You counted, in the matter of people, and now you no longer need to. The wish for company was always in the chart. It was the small change of it that the name kept back: when to wait, how to come in, what a pause is asking for.',
      'So your tenderness has a grammar, and you could teach it. You know for instance that one may ask a person what a silence meant, which the gifted never think of doing. The old uncertainty returns among strangers. It helps to pick out one of them and to let the room take care of itself.',
    ],
    strengths: [
      'Asks where others guess',
      'Stays fair while feeling deeply',
      'Explains people to each other',
    ],
    cautions: ['Checking a friendship that is sound', 'Working at closeness until it is work'],
    exercise:
      'Sit with somebody you like for half an hour and plan nothing to say. When a pause comes, let it be theirs. Write down afterwards the one thing you understood before it was spoken, and how you knew.',
  },
  3: {
    title: 'A Voice Put Together',
    essence: 'You have something to say and were handed no instrument, so you built one that is yours.',
    short:
      'There is plenty of 3 in you for somebody whose letters hold none. The wit is real, and so is the rehearsal behind it. What you say has been weighed once, which is why people quote it; try now and then to let a sentence out unweighed.',
    long: [
      'The fluent are seldom asked how they do it, and could not say. You could. You know where the voice goes up, which word the joke hangs on, how long to look at people before you begin. All of that you found by saying things badly to kind listeners, and noticing.',
      'It leaves a mark that you may recognise: an evening of good talk, and then an hour awake over one remark. Let it go sooner. Whoever has had to assemble a voice hears every join in it, while the others hear only somebody they would like to hear again.',
    ],
    strengths: ['Words that have been chosen', 'Gets shy people talking', 'Funny on purpose'],
    cautions: ['Replaying the evening at midnight', 'Polishing until the moment has passed'],
    exercise:
      'Tell the same small story to three people in one week and change nothing beforehand. Listen for the place where each of them laughs or looks up. It will not be the place you had worked on; keep it as it is.',
  },
  4: {
    title: 'Order by Your Own Hand',
    essence:
      'No letter of yours is a 4, and things stand in their places all the same, because you put them there.',
    short:
      'Method is part of your chart and missing from your name, and the two have met halfway. You keep order as one keeps a garden, by going out to it. It is less tidy than it looks and a great deal more reliable than luck.',
    long: [
      'Ask somebody who was born orderly why the keys hang by the door, and you get a blank look. You would get a story. Each of your routines was put up after something fell down, and you remember what. That is why they hold, and why you drop one without regret once it has stopped earning its place.',
      'You are patient, too, with people who live in heaps, having visited. The thing to watch is a certain sternness towards yourself, as though one missed Thursday proved that the order had only been borrowed. It was built. What has been built can be left alone for a week.',
    ],
    strengths: ['Systems that have a reason', 'Explains a method step by step', 'Repairs without drama'],
    cautions: ['Taking one lapse for the truth', 'Guarding a rule whose reason has gone'],
    exercise:
      'Choose one of your routines and write down what happened before you had it. If the danger is over, let the routine go for a fortnight. If it is not, show it to somebody who loses things, without improving them otherwise.',
  },
  5: {
    title: 'Freedom, the Long Way Round',
    essence: 'Change is written into your chart and not into your name: you leap, having looked.',
    short:
      'You move, and you do it as a swimmer moves who learnt late: correctly, with a glance at the shore. A 5 stands in the chart and none in the letters. So you change course more bravely than those who never found it hard.',
    long: [
      'There are those who come into the world with a suitcase in the hall. You bought yours, and read the label. The pull towards what is new is quite real and has moved you more than once; but the name gave no practice in it, so before each departure there is a small grey hour in which you would rather stay.',
      'Do not argue with the hour. It has never yet kept you at home when it mattered, and it makes you a thoughtful traveller, the sort who leaves a key with the neighbour. When somebody near you is afraid of a change, you can say what the fear is like and what it was like afterwards.',
    ],
    strengths: [
      'Changes things and keeps the good',
      'Prepared for the unexpected',
      'Good company on uncertain ground',
    ],
    cautions: ['Needing a reason for every outing', 'Mistaking nerves for a warning'],
    exercise:
      'List three changes in your life that you put off and were glad of. Beside each write how long the grey hour lasted. Then do one small thing this week for which you have no reason at all, and note how long it lasts today.',
  },
  6: {
    title: 'Care Without a Recipe',
    essence: 'Looking after people is in your chart; how one does it, you found out by yourself.',
    short:
      'You do look after people. Since no letter of the name told you how, you asked, watched and tried, and your kindness fits whoever gets it. It is seldom the usual casserole. It tends to be the thing that was needed.',
    long: [
      'Where others reach for what one does on such occasions, you stop and think what this person would like, because no occasion came with instructions. It has made you a little slow with birthdays and very good in emergencies. The people you have cared for remember details of it that you have forgotten.',
      'Having learnt duty as an adult learns a language, you still translate now and then, and get tired of it earlier in the evening than native speakers. Say so. A household that knows when you are off duty does better than one in which you disappear with a headache.',
    ],
    strengths: ['Helps in the way that helps', 'Keeps the promises it makes', 'Lets others care differently'],
    cautions: ['Counting what you give', 'Doubting a love that needs no proof'],
    exercise:
      'Ask two people who live near you what you do that makes them feel at home. Believe the answers, however small. Then ask one of them to do the same thing for you on a day this week that you choose.',
  },
  7: {
    title: 'Quiet of Your Own Making',
    essence:
      'You think things through, in a silence that nobody gave you and that you have to close the door on.',
    short:
      'The depth is there; the chart has its 7. What the letters do not have is the habit of being left alone, so you take your quiet in instalments, with a book as an excuse. It works. You arrive at the bottom of things by appointment.',
    long: [
      'Others seem to carry a closed room about with them. Yours has to be booked, aired and defended, and for that very reason you know what it is for. You go in with a question and come out with an answer, or at least with a better question, while the naturally thoughtful are still looking out of the window.',
      'It also means that you can be found. You explain what you have understood in words that were never meant to shut anyone out. If there is a danger, it is the busy month in which the room is let to visitors. You notice it late, by a certain flatness in what you say.',
    ],
    strengths: ['Thinks to the end, and comes back', 'Makes hard things plain', 'Knows what silence is for'],
    cautions: ['Letting out the quiet room', 'Calling rest research'],
    exercise:
      'Put one hour of quiet into your calendar under a name that nobody will question. Take a single sheet of paper in with you. Write at the top what you would like to know, and stay until the sheet has two sides.',
  },
  8: {
    title: 'A Price You Can Say Aloud',
    essence: 'Weight and means are in your chart, and you learnt to handle them at the counter.',
    short:
      'Your letters never spoke of money or rank, and you deal with both. You were not born to it: you read the contract, asked the foolish question, blushed, and knew next time. What you have in hand today you can account for, and you do.',
    long: [
      'The first sum you named aloud, you may remember the room. People with the 8 in their letters have no such room to remember, and so they cannot tell how steep the stairs were. You carry responsibility like somebody who has looked at the load from below: with care for the knees, and for whoever walks underneath.',
      'That makes you fair with power, and slightly suspicious of it. Both are worth keeping in moderation. You may go on proving that you are entitled to a seat which has been yours for years; look round the table, and see who else is still standing.',
    ],
    strengths: ['Fair with what it controls', 'Asks what a thing really costs', 'Can be trusted with keys'],
    cautions: ['Proving what is long proven', 'Explaining a price that was accepted'],
    exercise:
      'State one figure this week without a reason attached to it: a fee, a limit, an hour at which you leave. Count to five. Afterwards write down what you had been about to add, and whether anybody missed it.',
  },
  9: {
    title: 'A Wide View, Walked To',
    essence: 'Generosity is in your chart; the letting go that belongs to it, you practised piece by piece.',
    short:
      'You care about more than your own fence, and you know how far it is to the next one, having walked. No letter carries the 9. So your sympathy is made of particular faces, and what you have let go of you let go by name.',
    long: [
      'It is easy to love everybody and hard to love the man with the leaf blower. You began with the man. Since the name left out the large gesture, you came to it through single cases, and it has spared you the vagueness in which good intentions like to live. When you give, somebody in particular receives.',
      'Endings are the other half of it. They may have taken you longer than other people, with more drawers opened on the way, and they are properly done. Should you find yourself keeping one thing too many, look at what you have already finished; it is a long list for somebody who was not equipped for it.',
    ],
    strengths: ['Kind to people one at a time', 'Finishes with care', 'Sees the large in the near'],
    cautions: ['Holding on to prove loyalty', 'Apologising for a small circle'],
    exercise:
      'Take out one thing that you have kept for the sake of somebody. Tell its story once, aloud, to a person who knew them or would have liked to. Then decide freshly whether it stays; either answer is a good one.',
  },
};
