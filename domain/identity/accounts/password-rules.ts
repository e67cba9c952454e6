export const MIN_LENGTH = 6;
export const MAX_LENGTH = 128;

const RUNS =
  'abcdefghijklmnopqrstuvwxyz 01234567890123 qwertyuiop asdfghjkl zxcvbnm qwertz azertyuiop qsdfghjklm wxcvbn';

/** Why a password is too weak, in sentences for the form. Empty means it will do. */
export function weaknesses(password: string, person: { name?: string; email?: string } = {}): string[] {
  const reasons: string[] = [];
  const lower = password.toLowerCase();
  if (password.length < MIN_LENGTH) reasons.push(`Use at least ${MIN_LENGTH} characters.`);
  if (password.length > MAX_LENGTH) reasons.push(`Use at most ${MAX_LENGTH} characters.`);
  if (new Set(lower).size < 4) reasons.push('Use more than three different characters.');
  if (isCommon(password)) reasons.push('This is one of the passwords everybody tries first.');
  if (isMadeOfRuns(lower)) reasons.push('Avoid rows of the keyboard, the alphabet or the digits.');
  if (personalParts(person).some((part) => lower.includes(part) && lower.length - part.length < MIN_LENGTH)) {
    reasons.push('Do not build it from your name or e-mail address.');
  }
  return reasons;
}

/** "qwerty!", "abcd1234", "123456a": rows, with no more than two signs that are none. */
function isMadeOfRuns(password: string): boolean {
  const parts = password.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? [];
  const others = parts.filter((part) => !isRun(part)).join('');
  return others.length <= 2 && others.length < password.length / 2;
}

function isRun(part: string): boolean {
  if (part.length < 3) return false;
  const backwards = [...part].reverse().join('');
  return RUNS.includes(part) || RUNS.includes(backwards);
}

function personalParts({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  return [...name.toLowerCase().split(/\s+/), email.toLowerCase().split('@')[0] ?? ''].filter(
    (part) => part.length > 3,
  );
}

/**
 * The words that guessing lists are made of. Guessers put capitals, years, exclamation marks and digits for letters
 * around them, so the rule (isCommon) takes those away first: each word here stands for the thousands made of it.
 */
const words = new Set(
  `aaaaaa aaron abby abcabc abcdef abigail access account action active adam admin administrator adobe adrian africa
   agent airborne albert alex alexander alexandra alexis alfred alice alicia allison always amanda amber america american
   amigos amor amorcito andrea andreas andrew angel angela angelina angels animal annie anthony antonio anything apollo
   apple apples april archer arsenal arthur asdasd asdfasdf asdfgh asdfghjkl asdqwe ashley asshole astrid athena august
   aurora austin autumn azerty babygirl babyboy bacon badboy bailey banana barbara barbie barcelona barney baseball basketball
   batman beatles beautiful beauty bella benfica benjamin bernard biology birdie biteme blabla blackie blink boston
   brandon brandy brasil braves brazil brian brooklyn bubbles buddha buddy bulldog butterfly buster calvin camaro camera cameron
   canada candy captain carlos carmen carolina caroline carter casper catherine catarina celtic champion changeme charles charlie
   charlotte cheese chelsea cherry chester chicago chicken chocolate chris christ christian christina christmas christopher
   claire claudia coconut coffee college comfort compaq computer contact cookie cookies cooper corona corvette country cowboy
   cowboys creative crystal daddy daisy dakota dallas daniel daniela danielle darkness david debbie default demo denise
   dennis destiny dexter diablo diamond diana dolphin dolphins domino donald dragon dreams eagle eagles eduardo edward einstein
   elephant elizabeth emily eminem emma england enter eternity europe evelyn facebook faith falcon family fernando ferrari
   fiesta fire fireman fisher florida flower flowers fluffy football forever formula forest france francesco francis frankie
   freddy freedom friday friend friends fuckme fuckoff fuckyou galaxy gandalf garden garfield garcia genesis george gemini
   giants gibson ginger gloria godzilla golden golfer goodluck google gordon grace green gregory guest guitar gunner gunners
   hallo hammer hannah happy happiness hardcore harley harrison harvey heaven heather heavenly helena hello hellokitty henry
   hockey holiday homer honda honey horses horoscope hotdog hottie house hunter iceman iloveu iloveyou india indigo inferno
   internet isabel isabella jackass jackson jaguar james january jasmine jason jasper jennifer jeremy jessica jesus joanna
   johnny johnson jonathan jordan joseph joshua junior juliana julian justice justin juventus karate karen karma katherine
   kathleen kevin killer kimberly king kitten kitty knight lakers lauren laura leonardo legend letmein liberty lincoln lisbon lisboa
   liverpool logitech london louise love loveme lovely lover loving lovers lucky luna madison madonna maggie magic mainstreet
   marcus margaret maria mariana marie marina marine marlboro marley martin master matrix matthew maverick maxwell melanie
   melissa member mercedes merlin metallica mexico michael michelle mickey midnight miguel miller minecraft missy mohamed
   molly monday money monica monkey monster montana morgan mother mountain mozart muffin murphy music mustang myname naruto
   natalia natalie natasha nathan naughty newyork nicholas nicole nintendo nirvana nothing november numerology number october
   office oliver olivia orange orlando owner oxford pacific packers panda panther paradise parker passion passport passw password
   passwort patricia patrick peaches peanut pepper peter phoenix picture pickle pikachu player please pokemon porsche
   portugal prince princess private purple puppy qazwsx qazxsw queen qweasd qweasdzxc qweqwe qwerty qwertyu qwertyuiop qwertz rabbit
   rachel raiders rainbow ranger rangers raquel realmadrid rebecca redsox reddog richard ricardo robert roberto rocket
   rockstar ronaldo root rosebud runner russia sabrina sailor samantha samson samsung samuel sandra santos sarah saturn scooby
   scooter scorpio scorpion scott secret senha september shadow shannon sheila shelby sherlock silver simone simpson skippy
   slayer smokey snoopy snowball soccer soleil sophia sophie soul southern sparky spider spiderman spirit sporting spring squirt
   staff startrek starwars steelers stella steven stranger success summer sunday sunflower sunset sunshine super superman
   superstar surfer susana sweet sweetheart sweetie swimming sydney system target taylor teacher temp tennis teresa test tester
   testing testtest thomas thunder tiffany tiger tigers tigger tinkerbell toyota travel travis trinity trustno tristan turtle tweety
   universe valentina valentine vampire vanessa veronica victor victoria viking vincent violet virgin volley voyager walter
   warcraft warrior welcome westside whatever white william willow wilson winner winston winter wizard wolverine wonder xavier
   yankees yamaha yellow yourname zaqxsw zaqwsx zenith zodiac zxcvbn zxcvbnm aura benvindo bemvindo saudade segredo querida estrela
   lua sol astro tarot mystic reading lifepath destino`.split(/\s+/),
);

/** Written with digits between, where taking digits away leaves no word. */
const patterns = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 2wsx3edc a1b2c3 a1b2c3d4 a1s2d3f4 abc123 admin1 blink182 pass123 passw0rd
   q1w2e3 q1w2e3r4 qwe123 trustno1 zaq12wsx zaq1xsw2 zaq1zaq1 123abc 123qwe 12qwaszx iloveyou2 number1 r2d2c3po`.split(
    /\s+/,
  ),
);

const WORD_EDGES = /^[^a-z]+|[^a-z]+$/g;

/** Whether a password is one of those that everybody tries first, however it is dressed up. */
function isCommon(password: string): boolean {
  const lower = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const bare = lower.replace(WORD_EDGES, '');
  const trimmed = lower.replace(/[^a-z]+$/, '');
  const forms = [lower, bare, trimmed].flatMap((form) => [form, folded(form, 'i'), folded(form, 'l')]);
  return (
    forms.some((form) => words.has(form) || patterns.has(form) || words.has(halfOf(form))) ||
    patterns.has(symbolsOff(lower))
  );
}

const letters = new Map(
  Object.entries({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '€': 'e' }),
);
const folded = (text: string, one: string) =>
  text.replace(/[034578@$€]/g, (sign) => letters.get(sign) ?? sign).replace(/[1!|]/g, one);

const symbolsOff = (text: string) => text.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');

/** "monkeymonkey" is no longer a guess than "monkey". */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
