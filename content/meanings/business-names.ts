import type { CoreNumber, Meaning } from './meaning.ts';

/** A business name is read from the customer's side of the counter; the exercise is for the owner. */
export const businessNames: Record<CoreNumber, Meaning> = {
  1: {
    title: 'The Sign That Says First',
    essence:
      'Customers hear a leader in this name and expect to find something here before it is anywhere else.',
    short:
      'A name with a 1 stands upright. It tells people that somebody in particular had an idea and stands behind it, so it suits inventors, consultants, and studios built round a single talent. It sells by being first and being clear. Its burden is having to stay original after the copies arrive.',
    long: [
      'Say the name to a stranger and watch: the chin comes up a little. A 1 over the door sounds like a decision, and customers assume there is a founder somewhere in the building who can be asked for by name. They come for the new method, the bold cut, the answer that leaves out the usual hedging. Being cheapest or largest is no part of the promise.',
      'Trades that live on initiative wear it well. Think of a personal trainer, or a repair service that invented its own tool. Put what you alone do into a sentence short enough for the side of a car, and sell from there. Comparison tables weaken you, since they set you in a row. A demonstration does the opposite: let people see the thing work, quote a price without a wobble, and offer two choices at most.',
      'What the name must guard is its own forward motion. Staff may feel that every idea has to pass through one head, and clients who loved the pioneer notice quickly when the portfolio shows its third birthday. Launch something small each season. Let an employee sign their work. If you are a quieter sort than your sign, you need not become loud; you do need to be findable, and to answer in person when a customer asks who is responsible.',
    ],
    strengths: [
      'Signals confidence and a clear point of view',
      'Suits founders who are the face of the firm',
      'Makes novelty easy to believe',
      'Carries a firm price without apology',
    ],
    cautions: [
      'Sounds solitary to clients who want a team',
      'Ages fast when nothing new appears',
      'Leaves no room for a successor',
    ],
    exercise:
      'Ask three customers to finish the sentence: I went to you because nobody else. Write their endings on a card beside the till. Choose the one you are proudest of and put it, nearly word for word, at the top of your website and on the next quote you send.',
  },
  2: {
    title: 'The Firm That Listens',
    essence: 'The promise in this name is partnership: someone will listen before anything is sold.',
    short:
      'People relax when they read a name with a 2. It suggests a firm that works alongside its clients, remembers the conversation and takes care of the details. Mediators, matchmakers, counsellors, caterers and assistants of all kinds wear it naturally. Trust, passed from one person to the next, is its whole sales department.',
    long: [
      'Nobody expects a 2 to shout. The name sounds like a chair being pulled out, and the customer who calls supposes that the same friendly voice will answer next time. That expectation is your capital. A new client will forgive a slow start as long as they feel heard, and will leave over a brisk email faster than over a wrong colour.',
      'It fits work done between people or in support of them, whether that is interpreting, bridal wear, bookkeeping for small firms or a bed and breakfast with four rooms. Advertising in capitals rather spoils the effect. Sell by recommendation and make it easy, with a card to hand on or a thank-you to whoever sent the newcomer. Testimonials that describe how it felt to work with you will do more than a list of services, and so will a reply that shows you read the whole message.',
      'Keep watch over your terms. A name this accommodating invites people to ask for a little extra, then a little more, and resentment is a poor ingredient in a service built on warmth. Print the price list. Decide which changes are included and say so at the beginning, in the same kind tone. With two owners, write down who decides when you disagree; customers sense an undecided house before either of you admits it.',
    ],
    strengths: [
      'Puts nervous customers at ease',
      'Earns referrals and long relationships',
      'At home in partnerships and paired services',
      'Makes careful detail part of the brand',
    ],
    cautions: [
      'Invites haggling and unpaid extras',
      'Can be overlooked in a noisy market',
      'Blurs when two owners disagree',
    ],
    exercise:
      'Read the last ten messages you sent to clients, as though you were receiving them. Rewrite the coldest one and keep it as your pattern. Then take the most common favour you do for nothing, give it a name and a price, and add both to your list.',
  },
  3: {
    title: 'The Talking Shop Window',
    essence: 'This name smiles first: customers expect ideas, colour and a pleasant time while they pay.',
    short:
      'A 3 is the name people enjoy saying. It promises liveliness, and draws customers who want to be delighted as well as served. Bakeries with bright counters, event planners, writers, hairdressers and toy makers can live up to it with ease. Stories do the selling, and the parcels must still leave on time.',
    long: [
      'Hear how it is passed on: you have to go there, they are such fun. A business name with a 3 works as a little piece of entertainment, and the customer feels it before reading a single review. They expect to be greeted, amused and given something to tell at supper. A dull waiting room disappoints them more here than it would elsewhere.',
      'Creative and social trades are at home under it: florists, copywriters, dance schools, party caterers, a café with a piano, a shop for paper and ink. Sell by showing. The window should change so often that people cross the road to look; the newsletter ought to sound like a person; a short film of the making beats any discount. Give each product a tale of where it came from, true and brief, and let customers add their own photographs to it.',
      'Behind the curtain the 3 can be chaotic. Orders live on napkins, prices depend on the mood, and the sixth new line appears while the second is still unpacked. So hire or become a stage manager. Fix delivery dates you can keep on a bad week, and let cheerfulness begin once they are kept. In a serious matter, such as a complaint or a funeral order, drop the jokes at once; people will remember that you could.',
    ],
    strengths: [
      'Easy to remember and fun to recommend',
      'Natural for anything creative or festive',
      'Draws attention without a large budget',
      'Turns buying into an occasion',
    ],
    cautions: [
      'May be taken lightly for grave work',
      'Spreads across too many product lines',
      'Charms first and invoices late',
    ],
    exercise:
      'Tell the story of your best-loved product in sixty words, out loud, to someone who has never bought it. Write down the version that made them ask a question. Use it on the shelf, the site and the packaging this month, and check that the promised delivery date stands beside it.',
  },
  4: {
    title: 'The Name on the Van',
    essence: 'Reliable is the word this name brings to mind, long before anyone has seen the work.',
    short:
      'Plain, square and reassuring, a 4 name tells customers that the job will be done as agreed. Builders, accountants, garages, insurers and schools gain by it. It sells on proof: years in the trade, guarantees, a van that arrives when it said. It has to take care that solid does not turn into stale.',
    long: [
      'A customer with water coming through the ceiling does not look for wit. They run a finger down the list and stop at the name that sounds as if it owns a ladder. That is the gift of a 4. It speaks of method, fair dealing and someone who will still be at the same address next year should anything need adjusting.',
      'Any trade whose worth shows over time is well served. A driving school can use the name, a payroll office, a family bakery with the same loaf since the start. Sell it with evidence. Photographs of the tenth year do more for you than pictures of the opening; so does a written guarantee in words a child could follow. Quote in full, including the awkward parts. Then turn up five minutes early. For a 4, punctuality is the advertisement.',
      'Its weak side is the shrug that says we have always done it this way. Customers will not tell you that the website looks tired; they will just ring the next number. Review one procedure each quarter with somebody younger than the firm. Beware too of hiding behind rules, since a flexible answer from a dependable house is what people tell their friends about. Reliability need not be grey. A clean van and a dry joke on the invoice can live together.',
    ],
    strengths: [
      'Inspires trust before the first call',
      'Suits trades judged by lasting quality',
      'Supports contracts and repeat orders',
      'Makes a guarantee sound believable',
    ],
    cautions: [
      'May look old-fashioned beside a newcomer',
      'Can hide behind procedure',
      'Loses goodwill quickly over one missed date',
    ],
    exercise:
      'Ring your own company as a customer would, outside office hours and then again on a Monday. Note how long it takes to get a clear answer. Mend the slowest step this week, and put one dated piece of evidence, such as a job still sound after years, where newcomers will see it.',
  },
  5: {
    title: 'The Shop That Never Sits Still',
    essence: 'Fast, fresh and a little daring, this name draws people who are bored with the usual.',
    short:
      'A 5 name has its coat on already. It speaks of movement and choice, and tells customers that something new will be there when they come back. Travel, media, street food, couriers and phone repair make good use of it. Surprise wins the first sale here; only follow-through wins the second.',
    long: [
      'Curiosity brings the first customers in, often younger than you planned or merely young at heart. The name suggests that you are quick, that you speak several languages or at least try, and that the menu on the board was written this morning. Nobody assumes it has a waiting list. They expect to be able to book at midnight from a bus, and to cancel without a lecture.',
      'Whatever travels, changes or connects belongs under this number: a tour operator, a pop-up kitchen, bicycle hire, a recruitment desk, a language school, used vinyl. Sell in short cycles. Samples, limited editions, a different market each Saturday and a price for a single visit suit you, whereas a five-year contract makes your public nervous. Say yes to odd partnerships, for a barber and a bookshop may send each other new faces.',
      'The danger is a business that is all front door. New offers go out before the last were learnt by the staff, the regular who liked number seven finds it gone, and cash comes in waves. Choose three things that never change, such as opening hours, the returns policy and the way complaints are answered, and guard them like an anchor. Keep a reserve for the quiet month. You can be as restless as you like on top of a dull, well-kept back office.',
    ],
    strengths: [
      'Attracts the curious and the first to try',
      'Right for travel, media and mobile trades',
      'Changes its offer without confusing anyone',
      'Crosses borders and age groups easily',
    ],
    cautions: [
      'Regulars may miss what they came back for',
      'Promises speed the back office cannot keep',
      'Sounds risky where safety is for sale',
    ],
    exercise:
      'List everything you launched in the past twelve months and mark what is still alive. Close one of the half-dead offers with a cheerful notice. Then plan a single surprise for existing customers next month, small enough to deliver without overtime, and tell the staff about it first.',
  },
  6: {
    title: 'The Bell Above the Door',
    essence: 'Customers feel expected here: the name offers welcome, good taste and someone who cares.',
    short:
      'Warmth comes through a 6 name like the smell of bread. It tells people they will be looked after and that things will be nicely done. Guest houses, nurseries, clinics, interior shops and restaurants wear it well. Hospitality brings customers back, and the owner has to learn to charge for it.',
    long: [
      'The first thing a customer trusts under a 6 is that nobody will hurry them. They imagine a person who asks after the dog, wraps things with care and would say so if the cheaper one were the better buy. Families choose such a name, and so do people on a bad day. You become part of a neighbourhood more quickly than most, and neighbourhoods talk.',
      "Anything to do with homes, food, beauty, teaching or tending sits comfortably here. A garden centre can carry it, or a children's dentist, or a small restaurant where the owner brings the plates. Sell by making the visit itself pleasant: good light, a place to sit, a name remembered from last time. A loyalty card that is really a thank-you letter fits. Pressure does not, and a countdown clock on the website will sound like a slammed door.",
      'Guard your margins and your evenings. The kind shop is asked to make exceptions, to stay open a little longer, to send the invoice after the holidays, and it likes to agree. Let a written policy be the strict one so that you can remain friendly. Staff need the same care that customers get, or the welcome becomes an act. And keep improving the product itself, since affection brings people back only as long as the soup is good.',
    ],
    strengths: [
      'Welcomes families and first-time buyers',
      'A good fit for food, beauty, home and care',
      'Builds loyalty over many years',
      'Makes fairness part of its reputation',
    ],
    cautions: [
      'Gives credit and favours too freely',
      'May meddle in what the customer wants',
      'Hides tired staff behind a friendly face',
    ],
    exercise:
      'Walk in through your own door, or open your own site, as a stranger on a bad day. Note where you are greeted and where you are left standing. Improve the coldest spot this week. Then look up the three oldest unpaid invoices and send each a courteous, dated reminder.',
  },
  7: {
    title: 'The Specialist Upstairs',
    essence: 'A quiet name that suggests depth, chosen by people who want to be told the truth.',
    short:
      'With a 7 over the door, customers lower their voices. They expect knowledge, discretion and a narrow field deeply ploughed. Laboratories, archivists, wine merchants, analysts and makers of fine instruments all sit well behind it. It sells by explaining, and has to make sure that strangers dare to ring the bell.',
    long: [
      'Few people stumble into a business like this. They arrive because somebody told them that you are the one who knows, usually after two others had guessed. The name hints at a back room with good tools and a person in no hurry to finish the sale. It gives weight to a plain no, such as telling a client that the violin is worth less than its case.',
      'Look for trades in which being right matters more than being quick: research, watch repair, data security, rare books, tea, tuition for a hard exam. Teach in order to sell. One thorough article or a diagram that finally makes the matter clear will bring you the sort of client you like. Keep the range small and the notes on it long. Prices may be high and should be stated without drama, because your customers would take a bargain for a warning.',
      'Mystery is pleasant up to the doorstep. Beyond it, people want to know what happens next, what it costs and whether their question is foolish. Say on the first page that beginners are welcome, if they are. Answer the telephone in a warm voice, or engage someone who has one. Guard also against polishing past the day of need. An expert opinion that arrives a week late has become a history of the case.',
    ],
    strengths: [
      'Lends authority to advice and analysis',
      'Fits niche, technical and premium work',
      'Draws clients who value accuracy',
      'Keeps confidences credibly',
    ],
    cautions: [
      'Can seem closed to ordinary buyers',
      'Stays unseen for lack of a shop window',
      'Polishes past the deadline',
    ],
    exercise:
      'Collect the five questions newcomers ask most and answer each in four sentences, free of technical words. Have a teenager or a patient friend read them back to you. Publish the set under a heading that invites beginners in, with a photograph of the person who will pick up the phone.',
  },
  8: {
    title: 'The Brass Plate',
    essence:
      'A name that means business: customers expect competence, scale and a firm hand on the contract.',
    short:
      'An 8 has a brass plate even when it is a sticker on a shared office. It signals substance, and leads people to assume that you handle large matters every day. Property, finance, law, manufacturing and executive services suit it. Results and standing do its selling, so neither may ever look neglected.',
    long: [
      'Clients straighten their papers before they call. An 8 sounds established from its first week, as if there were a boardroom behind the door and somebody in it who can sign. This helps when the buyer is answerable to others, because choosing you will not need much defending on Monday. It also raises the bar, since nobody expects excuses from such an address.',
      'The number is at ease wherever assets, organisation or authority are traded. An estate agency may use it, or an auction house, or a consultancy that turns factories round. Sell outcomes and show the working: before and after, figures with dates, references who will take a call. Premium levels make sense to your public, and so does a clear ladder from the smaller contract to the greater one. No number can promise turnover; this one only says what the customer hopes to see.',
      'Be careful of weight. A small client may feel like a rounding error beside so grand a name, and small clients have cousins. Train whoever answers first to treat the modest enquiry as handsomely as the big one. Pay suppliers promptly, for word of the other habit travels. And when something fails, say so before you are asked; an 8 that owns its mistake keeps the respect that a hundred polished brochures were meant to win.',
    ],
    strengths: [
      'Commands respect from larger buyers',
      'Credible in finance, property and management',
      'Supports premium positioning',
      'Reads as established from the first day',
    ],
    cautions: [
      'Intimidates modest customers',
      'Makes any sloppiness look worse',
      'Tempts the owner to grow for show',
    ],
    exercise:
      'Take your three best results from the last two years and set each down in four lines: the problem, what you did, the figure, the date. Ask the client for permission to quote it. Then write to your smallest current customer, by hand if you can, and thank them in the same detail.',
  },
  9: {
    title: 'The Shop With a Cause',
    essence: 'There is a wider purpose in this name, and its customers want their money to do some good.',
    short:
      'A 9 name opens outwards. It suggests a business that thinks of more than itself, where buying feels a little like taking part. Charity shops, publishers, fair-trade importers, galleries and travel firms with a conscience fit it. People buy the meaning along with the goods, so the meaning must be true and the books kept.',
    long: [
      'Someone picks up your product, turns it over and looks for the story on the back. People who respond to a 9 want to know who made it and where the surplus goes. They are loyal for reasons they can explain to friends. A name like this seldom belongs to one street; it sounds as though it could be at home abroad.',
      'It favours work with a human horizon. Among the trades I would think of are a printing house for artists, second-hand clothing, community theatre, a café that trains people who have had a hard start. Sell by inviting customers in on the purpose. Report once a year, in plain figures, what was achieved and what was not. An open evening or a wall of postcards from the makers will draw in people who never read advertisements.',
      'Two leaks need watching. The first is generosity without a budget, when each good cause gets a discount until the shop itself becomes one. Set the sum you can give at the start of the year and enjoy giving it. The second is vagueness: a name that stands for everything can leave people unsure what is sold here. Put the product in the window, with the purpose beside it. And check your claims, for this public forgives a small effect more readily than a large boast.',
    ],
    strengths: [
      'Gives customers a reason beyond price',
      'Suits culture, education and fair trade',
      'Speaks across borders and generations',
      'Attracts staff who believe in the work',
    ],
    cautions: [
      'Discounts itself out of goodness',
      'Explains its values and forgets its wares',
      'Suffers badly when a claim proves hollow',
    ],
    exercise:
      "Write two sentences for your door: one naming exactly what you sell, the other saying whom it helps besides the buyer. Test them on a passer-by. Then work out last year's donations and discounts as a single figure, decide what this year's shall be, and write it into the budget.",
  },
  11: {
    title: 'The Name With a Glow',
    essence:
      'A 2 turned up bright: the name inspires, and customers come to be understood and a little lifted.',
    short:
      'There is a shimmer on an 11 name. It has the personal touch of a 2 and something more, a hint that this firm sees what others have not noticed yet. Designers, coaches, perfumers, film makers and new media suit it. Inspiration opens the conversation, and steady hands in the back room have to finish it.',
    long: [
      'People remember the name without knowing why, and some will tell you that they had a feeling about it. An 11 raises expectations of the invisible sort. The customer hopes to be recognised, and sent out with a wider idea of themselves or their living room. When this happens they become messengers for you. When it does not, they feel let down in a way they would never feel about a hardware shop.',
      'Under it belong trades of vision and of fine attention: brand design, lighting, portrait photography, a small press, speakers and teachers, technology that has to feel humane. Show one extraordinary example in preference to twenty good ones. Tell what you believe about your craft and let the right customers select themselves. Launch evenings with few guests work well, as do collaborations with an artist or a scientist.',
      'The strain lies in the gap between promise and Monday. Brilliant weeks are followed by frayed ones, quotes go out on a wave and have to be delivered in a trough. Protect the work with ordinary things such as a booking system, a calm administrator and a limit of clients per month. Should the glow become tiring, run the firm as a good 2, attentive and exact, and let the poetry appear when it wishes. Customers will be content, and so may you.',
    ],
    strengths: [
      'Lingers in the memory after one hearing',
      'Belongs with design, media and new ideas',
      'Draws devoted customers and collaborators',
      'Turns a fine eye into a reputation',
    ],
    cautions: [
      'Raises hopes that are hard to meet daily',
      'Runs on nerves when systems are thin',
      'Can sound vague to a practical buyer',
    ],
    exercise:
      'Choose the one project that shows what you can do at your best and describe it in a single page, with the practical facts included: time, price, what the client did next. Then list everything that went wrong behind the scenes, and repair the most frequent item before your next launch.',
  },
  22: {
    title: 'The Name on the Foundation Stone',
    essence:
      'A 4 built to scale: customers hear an institution in it and expect the work to outlive the owner.',
    short:
      'A 22 takes the dependability of a 4 and puts it on a larger map. The name sounds like a house that could train a generation, so it suits developers, academies, engineering firms, cooperatives and platforms. Vision interests the buyer and plans persuade. Used for a modest workshop, it simply reads as a very good 4.',
    long: [
      'Customers look up when they hear this name, the way one looks up at a bridge. They suppose there are drawings, partners and a purpose that goes beyond the present quarter. A town council will return your call. A young engineer will apply without seeing an advertisement. With a 22 you are lent a stature before it is earned, and the years ahead consist of earning it.',
      'Housing, transport and training belong here, as does software on which other businesses stand. Sell in stages. Bring a model, a pilot site, a timetable with the names of those responsible, and invite the client to inspect the first stage before committing to the second. Alliances matter as well, since few buyers believe that something of this size can be done by one pair of hands.',
      'The name must be protected from its own shadow. While the company consists of two people and a laptop, grand language can sound hollow, so describe your size truthfully and let ambition show in the quality of the plan. Avoid taking a contract that eats all others. Keep reserves of time, and a deputy. There is no disgrace in growing no further than a sound local firm: then the 22 works as a 4 with deep foundations, and customers will praise it for exactly that.',
    ],
    strengths: [
      'Lends weight to long and complex projects',
      'Made for infrastructure, training and platforms',
      'Attracts partners, institutions and talent',
      'Links a large idea to a credible plan',
    ],
    cautions: [
      'Dwarfs a firm that is still very small',
      'Stakes too much on one great contract',
      'Loses the single customer in the system',
    ],
    exercise:
      'Draw your business as it might look in fifteen years, on one sheet. Mark the part that already exists today and describe it in a sentence free of future tense. Use that sentence with customers this month. Show the whole sheet only to two people who might one day build it with you.',
  },
  33: {
    title: 'The Name Said With Thanks',
    essence:
      'A 6 with wider arms: customers hear a teacher and a helper, and bring you more than their order.',
    short:
      'People speak a 33 name gently. It holds the hospitality of a 6 and adds a calling, as though the firm were there to raise the standard of care in its whole field. Schools, hospices, family centres, food projects and the arts suit it. Example is its best salesroom, and its first duty is to last.',
    long: [
      'Customers confide in this name. Someone comes for a pair of orthopaedic shoes and tells you about the year since the accident; a parent who wanted one lesson asks whether you think the child is happy. They sense that here they will be met as people, and they often are. The gratitude is great and spreads by word of mouth, along with expectations that no opening hours can quite contain.',
      'Wherever skill meets devotion, a 33 is well placed: nursing homes run with imagination, a music school, a kitchen that feeds a district, craft that gives work to those who seldom get it. You sell by living what you teach. Open days persuade, and so do former pupils. Offer a free first step, such as a taster hour, and let people decide in peace. Mention the price early and with composure, since hiding it helps no one.',
      'Sacrifice is the false friend of such a business. Wages stay low because the work is noble, the founder answers messages at midnight, and one winter the lights go out. Pay yourself a small, fixed sum before anything else. Rotate the heavy duties. Promise attention where you cannot promise outcomes. If the calling outgrows your strength, trade for a while as an ordinary 6: a friendly house with good manners, fair prices and a closing time.',
    ],
    strengths: [
      'Inspires deep trust and lasting gratitude',
      'Rings true for teaching, care and community',
      'Grows through example and former clients',
      'Brings out the best in committed staff',
    ],
    cautions: [
      'Burns through its people for a good cause',
      'Finds it hard to mention money',
      'Promises more comfort than hours allow',
    ],
    exercise:
      'Write the closing time of your business on paper and honour it on every day of this week, messages included. Note what truly could not wait. Then choose one thing you explain to customers again and again, and turn it into a single clear page that teaches it while you rest.',
  },
};
