import type { CoreNumber, Meaning } from './meaning.ts';

export const maturity: Record<CoreNumber, Meaning> = {
  1: {
    title: 'Your Own Name on the Door',
    essence:
      'After forty you tend to stop asking permission and begin to lead your life in the first person.',
    short:
      "Independence ripens late in you. The first half of life may have been spent as somebody's partner, child, pupil or deputy, and then a sentence starting with I comes out more easily than it used to. You choose for yourself, and are surprised how few people object. The later years suit beginners, and you become one.",
    long: [
      'It often starts with something minor. You are asked where the group should meet, and you hear yourself name a place before looking round the table. At thirty you would have canvassed opinion. A Maturity of 1 grows out of the two big numbers, the road you walk and the talents you walk with, and when they have been rubbing along for some decades what they produce is a person with a will of their own.',
      'In the years that follow you may found something: a firm of one, a garden, a Thursday walking group, a household arranged to your taste. People who knew you as agreeable can find the change abrupt. It helps to let them in on your reasons before all is settled. You have had long practice in seeing other points of view, and a leader who remembers that is easy to follow.',
      'Long before its time the number shows in flashes, as envy of those who simply decide. Follow the envy and practise on small things: one choice a month made without a poll. What you will want to lay down over time is the habit of being excused, the comfortable story in which somebody else held the map. A little loneliness comes with the new position, and so does fresh air.',
    ],
    strengths: [
      'Grows more decisive with each decade',
      'Dares to be a beginner late in life',
      'Trusts judgement earned the slow way',
      'Sets a course others like to join',
    ],
    cautions: [
      'Overcorrecting into stubbornness',
      'Presenting decisions as finished facts',
      'Blaming your younger self for being timid',
    ],
    exercise:
      'Write a list of ten small choices you normally leave to others: the film, the route, the day, the colour of the hallway. Make three of them yourself this week, out loud, without the words "if that suits everyone". Note each evening what it cost and what it gave.',
  },
  2: {
    title: 'The Shared Bench',
    essence: 'Later life teaches you to win less and accompany more, and you find you like it.',
    short:
      'With the years, closeness becomes your real subject. You may have spent your thirties proving things; somewhere past forty the proof starts to bore you, and a long conversation on a bench does not. You turn patient, fairer, easier to disagree with. Friendships and partnerships become the work you are proudest of.',
    long: [
      'Consider how you used to end an argument and how you end one now. A Maturity of 2 ripens as a change in that last quarter of an hour. The need to have the closing word loosens its hold, and curiosity about the other person takes its place. You start to ask what they meant. Sometimes you find that you had been quarrelling for years with a sentence nobody said.',
      'Around this time many people with your number are drawn to work done in twos: mentoring, mediation, playing duets, keeping the books while a friend keeps the shop. Path and talents may each have taught you something about standing alone, and their sum turns out to be company. Old friends get letters. A brother or sister you had filed under difficult may become somebody to ring on a Sunday.',
      'There is a learning to be done about dependence. Tenderness that arrives late can be anxious, and you may check the phone more than you admit. Keep one pursuit that belongs to you only, so that you come to the bench with something to tell. And let closeness include friction. A bond in which you may say no on a Tuesday is the sort that will still be there at eighty.',
    ],
    strengths: [
      'Becomes gentler without becoming vague',
      'Repairs old ties with patience',
      'Listens in a way people seek out',
      'Shares credit gladly',
    ],
    cautions: [
      'Softening a truth until it disappears',
      'Needing a reply before you can rest',
      'Staying out of fights that matter',
    ],
    exercise:
      'Think of a person with whom you parted on a sour note some years ago. Send three friendly lines that ask for nothing: a memory, a photograph, a word of thanks. Whether they answer is their affair. Afterwards do something you enjoy that needs no company at all.',
  },
  3: {
    title: 'The Voice Comes Back',
    essence: 'Playfulness returns in midlife, together with the nerve to make things and show them.',
    short:
      'Somewhere in the busy decades you put the guitar in the loft. A 3 here suggests that you will go and fetch it. After forty, colour and talk and making for its own sake come forward again, and you care less who is watching. Joy stops looking like time stolen from serious matters.',
    long: [
      'At a retirement party you are asked to say a few words, and to your own astonishment the room laughs in the right places. You drive home humming. For many people with a Maturity of 3 there is an evening like that, when expression turns up uninvited and is plainly overdue. The number is the sum of your road and your gifts, and what they have been adding up to, under all that duty, is a voice.',
      'The forms differ. One person joins a choir, another paints the shed in three blues, a third becomes the aunt, uncle or neighbour whose stories the children request by title. You will probably grow more sociable and a good deal funnier, since you have more material. Work that had gone grey may revive when you start to teach it, write about it or simply decorate it with some wit.',
      'Two things are worth guarding. The first is depth: having rediscovered lightness, you could skate on it, talking brightly past a partner who wants to speak of something heavy. The second is the finishing of things, because inspiration in later life is as unpunctual as ever. Choose a form and a day of the week. A clumsy poem every Wednesday will take you further than a magnificent intention.',
    ],
    strengths: [
      'Grows bolder about being seen and heard',
      'Carries a rich stock of stories',
      'Lifts the mood of a whole household',
      'Makes things purely for the pleasure',
    ],
    cautions: [
      'Chattering past a serious moment',
      'Collecting hobbies and completing none',
      'Waiting for applause before continuing',
    ],
    exercise:
      'Recall what you loved making when you were eleven, before anyone graded it. Get hold of the cheapest version of the materials and give it half an hour on two evenings. Show the result to one person with a straight face, and offer no comment on its quality.',
  },
  4: {
    title: 'The Sound Roof',
    essence: 'Your later strength is order: you learn to finish, maintain and rely on what you have built.',
    short:
      'Restlessness tends to settle in you after forty, and something solid forms. You discover the satisfaction of the mended gutter, the paid bill, the walk taken at the same hour. Earlier you may have lived on improvisation. Now you build routines that hold, and people find to their relief that you do too.',
    long: [
      'One Saturday you alphabetise the spices and feel, of all things, peaceful. Friends from your wilder years would not credit it. A Maturity of 4 comes in by the back door like this, through cupboards and calendars. Whatever your road and your talents have scattered along the way, their sum is a wish to gather it, sort it and put a decent roof over it.',
      'What ripens is reliability, in the fullest sense. You begin to choose fewer things and to stay with them until they are good. A craft half learned at twenty may be taken up again and learned properly. Younger people start asking you how it is done, because you are one of the few who still know. There can be great contentment in becoming the person who has the right spanner.',
      'This ripening can come as a strain if you took pride in never being tied down. You may resist it for a while and pay for that in unfiled paper. Begin with one corner. On the other side lies a different trap, which is to let order harden into a fence: the dinner that must be at seven, the grandchild or guest who may not touch. Leave a gate in it, and oil the hinge.',
    ],
    strengths: [
      'Completes what earlier years left open',
      'Becomes someone others plan around',
      'Masters a craft through repetition',
      'Takes good care of what is there',
    ],
    cautions: [
      'Guarding a routine against the people you love',
      'Judging the young for being unfinished',
      'Working on because stopping feels idle',
    ],
    exercise:
      'Name one project you abandoned more than five years ago and still think about. Fetch whatever remains of it and lay it on a table. Decide on paper what finished would mean in its smallest form, then book two fixed hours a week for it, starting with these seven days.',
  },
  5: {
    title: 'The Second Horizon',
    essence: 'Midlife loosens you: the later years want movement, curiosity and fewer heavy suitcases.',
    short:
      'While your friends are settling, you may find yourself looking up ferry timetables. A Maturity of 5 brings freedom late, after the mortgage, the career ladder or the careful years. You grow more curious and less alarmed. Change, which used to happen to you, becomes something you can do on purpose and do well.',
    long: [
      'Suppose you have lived by the diary since school, and at forty-six you take an unplanned day off, get on a regional train and eat chips on a sea wall in February. Nothing happens, and you think about it for weeks. The later ripening of a 5 feels rather like that. Road and talent, added together, come to a number that likes an open door, and around midlife you notice the draught.',
      'Some people answer by travelling. For others the movement takes place at a desk or in the mind: a new profession, a language with a difficult alphabet, friends thirty years younger, an opinion reversed in public. You are likely to become a lighter companion, quicker to laugh at a mishap. Experience gives you what you lacked at twenty, namely the sense to know which bridges to cross and which to leave standing.',
      'Those who have built a life around you may hear the word freedom and take fright. Be exact about what you want more of. Often it is an afternoon a week and a change of subject, and the marriage or the job can give you that quite cheerfully if asked. Where something does have to go, let it be a deliberate farewell, made with both eyes open and in your own time.',
    ],
    strengths: [
      'Grows more adaptable as others grow set',
      'Meets setbacks with humour',
      'Stays interested in the new and the young',
      'Knows which risks are worth taking',
    ],
    cautions: [
      'Bolting when a window would have done',
      'Mistaking boredom for a message',
      'Leaving others to guess your plans',
    ],
    exercise:
      'Take an afternoon with no appointment and travel to the last stop of a line you have never ridden to the end. Carry little. On the way back, write down three freedoms you would like in the coming year, and mark the one that needs only a conversation.',
  },
  6: {
    title: 'The Hearth at the Centre',
    essence: 'What ripens is care: you become the person around whom others gather and feel at home.',
    short:
      'Home comes into focus for you in the second half. It may be a family, a circle of friends, a street or a team that you begin to treat as yours. The appetite for going out and conquering gives way to a wish to tend something. You turn out to have a great deal to give.',
    long: [
      'The table is too small for everyone who is coming, so you carry in the desk and cover both with a sheet. Ten years ago you would have booked a restaurant, or gone away for the weekend. A Maturity of 6 makes itself known when responsibility, which used to weigh on you, starts to feel like belonging. You want to know who is eating where at New Year.',
      'With that come practical powers. You learn to hold a family council, to sit beside an ageing parent without fidgeting, to tell a young person an unwelcome truth so that they stay for tea. Beauty matters to you more than it did: a well-planted balcony, a good lamp, music in the next room. People with this number often find their truest work late, in teaching, hosting, advising or repairing.',
      "Love that ripens at this stage has firm ideas about how others should live. You will be tempted to manage your grown children, your friends' marriages, the neighbour's hedge. Offer an opinion once, then pass the potatoes. Care has to include you as well, and in a form that you do not have to earn by exhaustion. This number is at its loveliest in people who let themselves be cooked for.",
    ],
    strengths: [
      'Creates a place people come back to',
      'Faces family duties with grace',
      'Gives counsel that is warm and frank',
      'Has a ripening sense of beauty',
    ],
    cautions: [
      'Managing adults as if they were twelve',
      'Making yourself needed in order to be loved',
      'Sighing where a request would be clearer',
    ],
    exercise:
      'Invite someone you would like to know better to a plain meal at your home, soup and bread, with no tidying beyond the table. Let them help. During the same week accept one offer of help for yourself and resist repaying it for at least a month.',
  },
  7: {
    title: 'The Lamp in the Study',
    essence: 'Your later years turn inward: you read more, say less, and get closer to what is true for you.',
    short:
      'Noise begins to cost you more than it is worth. After forty you are drawn to fewer people, longer books and questions with no quick answer. This can look like withdrawal to friends who liked the busier you. It is closer to concentration: you are finally giving your mind the room it had been asking for.',
    long: [
      'You leave a dinner early, for no reason you can give, and walk home the long way under the trees. Nobody offended you. There was simply a thought you wanted to have. The 7 in the Maturity place ripens on such walks. It adds up everything your road has shown you and everything your gifts have let you do, and then it asks, quite mildly, what you have understood.',
      'From here on you are likely to study. It might be philosophy or bees, the history of your own village, the inner workings of a clock. Specialist knowledge suits your second half, and so does any role in which people come to you one at a time for a considered answer. You grow harder to impress. You also grow more at peace with not knowing, which younger minds find restful to sit beside.',
      'Do mind the door. Solitude that you chose can set, over the winters, into solitude that nobody thinks to interrupt. Tell those close to you that a closed study means two hours and no verdict on them. Keep one or two friends to whom you bring the unfinished thought. A mind like yours needs the resistance of another person, and somebody who will ask whether you have had lunch.',
    ],
    strengths: [
      'Thinks with growing depth and calm',
      'Becomes a trusted private adviser',
      'Enjoys solitude without bitterness',
      'Can live with an open question',
    ],
    cautions: [
      'Letting friendships lapse through silence',
      'Growing scornful of simple pleasures',
      'Studying life to avoid taking part in it',
    ],
    exercise:
      'Set aside the first half hour of four mornings for reading or sitting quietly, before any screen is lit. Keep a pencil near. At the end of the week choose the thought that stayed with you and carry it to a friend over coffee, as a question you would like their help with.',
  },
  8: {
    title: 'The Weight Well Carried',
    essence: 'Authority arrives late and fits: you learn to use influence without leaning on people.',
    short:
      'In your later years you step into your size. Decisions that once kept you awake start to feel like your natural work, and you speak about worth, your own included, without lowering your voice. The 8 ripens through responsibility taken on and survived. What matters is what you do with the influence once you hold it.',
    long: [
      'Somebody quotes a fee, and in place of your usual nod you say that it seems low for what is being asked. The sky stays up. A Maturity of 8 often introduces itself in a negotiation like this, with a plain sentence you could not have spoken at thirty. All the effort along your road, and all the skill in your hands, has been adding up to substance, and around midlife you start to stand on it.',
      "You may be asked to chair, to run, to take over, to sort out the estate. Such requests can come sooner than you feel ready. You will find that you see the whole board, that you can stay courteous while holding a line, and that you no longer need to be liked by five o'clock. I make no promise about money with this number; what it speaks of is competence, and the steadiness to be trusted with a lot.",
      'Power held late can go two ways. It can become a compensation for everything you were refused, and then it is never enough. Or it can be spent on openings for others: the reference written, the contract offered to a newcomer, the seat given up in time. Ask those nearest you whether your strength feels like shelter or like weather. Their answer is the best audit you will get.',
    ],
    strengths: [
      'Negotiates calmly and names a fair figure',
      'Carries responsibility with dignity',
      'Sees how the parts of an enterprise connect',
      'Opens doors for people behind',
    ],
    cautions: [
      'Using rank to settle old scores',
      'Letting work swallow the years it should fund',
      'Hearing disagreement as disloyalty',
    ],
    exercise:
      'Decide on one request you have been putting off because it concerns your worth: a fee, a fairer share of chores, a title. Write it in two sentences and say them to a mirror, then to the person concerned. That same week, put somebody less established forward for something.',
  },
  9: {
    title: 'The Open Hand',
    essence: 'The second half widens your heart and teaches you what can be given away.',
    short:
      'Ambition changes direction in you somewhere after forty. Winning for yourself grows faint, and you begin to wonder what would be of use to people you will never meet. You let go more easily: of grudges, of things in boxes, of being right. The 9 ripens into generosity with a long view.',
    long: [
      'You are clearing the loft and come upon a folder of certificates. For a moment you admire them; then you put them back and spend an hour instead over a letter from a former pupil, or a neighbour, or someone you once drove to hospital. A Maturity of 9 rearranges importance in that way. The two numbers behind it, your road and your gifts, have been collecting experience, and the collection wants to be lent out.',
      'You may volunteer, give, sit on the committee for the footpath, or simply become more patient in queues. Old enemies turn into people with bad knees. There is often an artistic side that comes forward too, a love of songs and stories that belong to everybody. Younger people sense that you want nothing from them and tell you the truth, which is one of the real pleasures of these decades.',
      'Letting go has its own temptations. A large-hearted person can slip away from intimacy by loving mankind in general, or can leave a place or a friendship without a proper goodbye. Finish things: the thank-you, the apology, the bank form. And keep something back for yourself with a clear conscience, a chair by the window and a Sunday that no good cause may enter.',
    ],
    strengths: [
      'Lets old grievances rest',
      'Gives time and knowledge freely',
      'Takes the long view of a quarrel',
      'Feels kinship with very different people',
    ],
    cautions: [
      'Loving everyone and confiding in no one',
      'Living more in memory than in the week',
      'Giving what you will later resent',
    ],
    exercise:
      "Choose one grudge, the most worn-out one you own. Write the story of it in half a page from the other person's side, as fairly as you can manage. Then give an hour this week to something that benefits strangers, and mention it to nobody.",
  },
  11: {
    title: 'The Late Clear Light',
    essence: 'With age your intuition steadies, and what once unnerved you begins to guide others.',
    short:
      'A Maturity of 11 is the companionable 2 turned up bright. Sensitivity that made your youth bumpy finds, past forty, a purpose and a pair of brakes. You start to trust what you perceive and to say it so that people are encouraged. Should a quieter partnership be all you want, that is a full answer too.',
    long: [
      'All your life you may have been told to grow a thicker skin. Then, in the middle of an ordinary year, somebody thanks you for precisely the thinness of it: you saw that they were going under, and you said so. The 11 ripens when such moments accumulate. Your road and your talents sum to a fine receiver, and it takes about four decades to learn where the volume knob is.',
      "What emerges tends to be inspiring in a quiet way. You might write, counsel, make music, or be the one whose remark in the lift rearranges someone's plans. Ideals come back that you had folded up for practical reasons. They look different now, since you have seen how people live, and you can put them in words that a tired person will not roll their eyes at.",
      'Expect tension along with the light. There may be stretches of thin sleep and big feeling, and a suspicion that you ought to be doing something more remarkable. Regular meals, plain friends and a walk without headphones bring you back to earth. The 2 under this number remains open to you at every age: a loyal presence beside one person, a peace kept in one household. Nobody is marking the difference.',
    ],
    strengths: [
      'Trusts perception tested by experience',
      'Speaks of ideals in a grounded way',
      'Encourages people at a turning point',
      'Brings sensitivity and tact together',
    ],
    cautions: [
      'Measuring yourself against a grand calling',
      'Living on nerves and too little rest',
      'Reading meaning into every coincidence',
    ],
    exercise:
      'On three evenings write down one thing you sensed about another person that day and left unsaid. Select the one that would do them good to hear. Say it simply, in person, as something you noticed. Let the remaining two rest, and go to bed at a sensible hour.',
  },
  22: {
    title: 'The Lasting Work',
    essence: 'Later on you want to leave something standing, and you have learned how things stand.',
    short:
      'The 4 ripens into order; as a 22 it ripens into structure on a bigger plot. After forty you may feel called to build something of use to many people, with all you know about budgets and human nature. The pull is heavy at times. Tending one sound house and calling it enough is equally true to the number.',
    long: [
      'You pass a building site and stop at the fence, as you did at seven, except that now you are reading the notice to see who is in charge. A Maturity of 22 stirs in this fashion. The years behind you have supplied materials, some from the road you took and some from what you could do, and there comes a wish to put them together into a thing that will stay up by itself.',
      'It could be a school, a method, a cooperative, a long book, a business handed over in good order. You bring an unusual pairing to it: imagination that has been disappointed before, and patience that has not. You know that planning permission takes its time. Younger dreamers need exactly that knowledge, and you in turn need their refusal to be put off by it. Some of your best work will be done in mixed company.',
      'The strain is one of proportion. Against so wide a horizon, an average Tuesday can look like failure, and you may push yourself and your helpers past what is kind. Remember that the large work is also made of people who need their supper. There is nothing lesser in living this as a 4. A life that is steady, paid for and honest has held up more roofs than any monument.',
    ],
    strengths: [
      'Builds for the use of those who come after',
      'Joins vision with hard-won method',
      'Stays patient with slow institutions',
      'Attracts capable helpers',
    ],
    cautions: [
      'Treating an ordinary year as a wasted one',
      'Pushing helpers beyond their strength',
      'Clutching a work that is ready to be handed on',
    ],
    exercise:
      'Write one page headed: what I would like still to be in use thirty years from now. Make it concrete, with a place and a doorway. Show it to a person half your age or twice it, ask what they would change, and agree on one modest step you could each take by Saturday.',
  },
  33: {
    title: 'The Grown Heart',
    essence: 'What ripens is a love with patience in it, able to hold a great many people at once.',
    short:
      'In this place the 33 is the homely 6 grown tall. Past midlife others bring you their troubles and their beginnings, and you find words that steady them. Compassion becomes a skill, with hours and limits. If your own kitchen and its few chairs are all you wish to keep warm, you are living it well.',
    long: [
      'There is a certain kind of silence that falls when somebody has said what they were afraid to say. You used to hurry to fill it. Around forty or fifty you learn to stay in it, hands round the cup, and people leave your table lighter. A Maturity of 33 ripens through these sittings. Your road has taught you what hurts and your talents have taught you what helps, and here the two meet.',
      'You may be drawn to teach, to foster, to sing to the very old, to run the sort of office in which it is safe to have a bad month. Compared with the 6, who gathers a household, you will find strangers asking to be included. A sense of humour is a great preservative. So is learning to tell distress that needs you from distress that needs a walk and an early night.',
      "Because the heart is wide, the load can become absurd. You might discover that you have been everyone's mainstay since spring and that nobody knows your birthday. Let that be information. Close the door on two evenings of the week, say so cheerfully, and see who brings you something. And on any day the 33 feels like a costume several sizes too large, hang it up and be the 6 beneath.",
    ],
    strengths: [
      "Stays present with another's pain",
      'Teaches compassion by ordinary example',
      'Holds a large circle with warmth',
      'Knows when to comfort and when to wait',
    ],
    cautions: [
      'Becoming the mainstay of too many lives',
      'Postponing your own grief',
      'Feeling responsible for outcomes you cannot steer',
    ],
    exercise:
      'List everyone who has leaned on you in the past month. Mark those who have also asked how you are. Ring one of the marked ones and answer that question truthfully for ten minutes. To one of the others, send a warm note saying you are unavailable until next week.',
  },
};
