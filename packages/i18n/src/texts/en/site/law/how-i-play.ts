import type { Message } from '../../../../translate.ts'

/** How the member plays: markers, level, proposed limit, self-test and help contacts. */
export const texts = {
  'howIPlay.lead':
    'What your play over the last {days} days shows, across all brands. Only you and our responsible play team can see it.',
  'howIPlay.level.0': 'Nothing unusual',
  'howIPlay.level.1': 'Some signs',
  'howIPlay.level.2': 'Clear signs',
  'howIPlay.level.3': 'Strong signs',
  'howIPlay.levelText.0': 'Your play shows few or none of the signs below.',
  'howIPlay.levelText.1':
    'Some of your habits have changed. Your account stays as it is; a limit or a pause may help.',
  'howIPlay.levelText.2':
    'We have opened a conversation with you and suggest a lower limit. Until things calm down you get no bonuses or offers. What you have already earned is yours.',
  'howIPlay.levelText.3':
    'Our team is reviewing your play and may contact you. Until they decide you get no bonuses or offers. What you have already earned is yours.',
  'howIPlay.since': 'At this level since {date}',
  'howIPlay.score': '{score} of 100 points',
  'howIPlay.scoreText':
    'Levels start at {first}, {second} and {third} points. Your level drops after {days} calmer days.',
  'howIPlay.scoreLabel': 'Your play score',
  'howIPlay.notCounted':
    'There is nothing to show yet: you have not played since monitoring began.',
  'howIPlay.off':
    'Play is not monitored here. You can still take the test and use the contacts below.',
  'howIPlay.markers': 'What we monitor',
  'howIPlay.points': '{points} of {weight} points',
  'howIPlay.marker.chasing': 'Chasing losses',
  'howIPlay.marker.night': 'Playing at night',
  'howIPlay.marker.deposits': 'Rising deposits',
  'howIPlay.marker.cancelled': 'Cancelled withdrawals',
  'howIPlay.marker.attempts': 'Running into limits',
  'howIPlay.marker.long': 'Long sessions',
  'howIPlay.noSign': 'No sign of this.',
  'howIPlay.about.chasing': {
    one: 'On {count} day you raised your stakes after losing.',
    other: 'On {count} days you raised your stakes after losing.',
  },
  'howIPlay.about.night': {
    one: 'In {count} night you played for an hour or more between midnight and 5 a.m.',
    other: 'In {count} nights you played for an hour or more between midnight and 5 a.m.',
  },
  'howIPlay.about.deposits':
    'In the last seven days you deposited {count}% more than in your average week.',
  'howIPlay.about.cancelled': {
    one: 'You cancelled {count} withdrawal before it was paid.',
    other: 'You cancelled {count} withdrawals before they were paid.',
  },
  'howIPlay.about.attempts': {
    one: '{count} time you tried to go over a limit or requested a higher one.',
    other: '{count} times you tried to go over a limit or requested a higher one.',
  },
  'howIPlay.about.long': {
    one: 'On {count} day you played for four hours, or two and a half without a break.',
    other: 'On {count} days you played for four hours, or two and a half without a break.',
  },
  'howIPlay.proposal': 'Suggested limit',
  'howIPlay.proposalText':
    'No more than {value} in losses a week. If you accept, it applies right away, across all brands.',
  'howIPlay.accept': 'Accept {value} a week',
  'howIPlay.decline': 'Not now',
  'howIPlay.accepted': 'The limit is now in force.',
  'howIPlay.declined': 'You can set a limit of your own whenever you like.',
  'howIPlay.talk': 'Open the conversation',
  'howIPlay.own': 'What you can do now',
  'howIPlay.limits': 'Set or lower a limit',
  'howIPlay.pause': 'Take a break',
  'howIPlay.test': 'Test yourself',
  'howIPlay.testText':
    'Nine questions about the last 12 months. Your answers stay in this browser: we see nothing unless you share the result.',
  'howIPlay.testStart': 'Start the test',
  'howIPlay.testSource':
    'Problem Gambling Severity Index (PGSI), Ferris and Wynne, 2001, Canadian Centre on Substance Abuse. It is not a diagnosis.',
  'howIPlay.question': 'Question {number} of {count}',
  'howIPlay.q.afford': 'Have you bet more than you could really afford to lose?',
  'howIPlay.q.more':
    'Have you needed to gamble with larger amounts of money to get the same feeling of excitement?',
  'howIPlay.q.back':
    'When you gambled, did you go back another day to try to win back the money you lost?',
  'howIPlay.q.borrow': 'Have you borrowed money or sold something to get money to gamble?',
  'howIPlay.q.problem': 'Have you felt that you might have a problem with gambling?',
  'howIPlay.q.health': 'Has gambling caused you health problems, including stress or anxiety?',
  'howIPlay.q.criticised':
    'Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?',
  'howIPlay.q.money': 'Has your gambling caused financial problems for you or your household?',
  'howIPlay.q.guilty':
    'Have you felt guilty about the way you gamble or what happens when you gamble?',
  'howIPlay.a.never': 'Never',
  'howIPlay.a.sometimes': 'Sometimes',
  'howIPlay.a.often': 'Most of the time',
  'howIPlay.a.always': 'Almost always',
  'howIPlay.result': '{score} of 27 points',
  'howIPlay.band.none': 'No signs of a problem.',
  'howIPlay.band.low': 'Few signs. It helps to keep an eye on time and money.',
  'howIPlay.band.moderate': 'Some signs of harm. A limit, a pause or a conversation may help.',
  'howIPlay.band.high': 'Strong signs of harm. Talking to someone from outside helps, and is free.',
  'howIPlay.share': 'Share the result with us',
  'howIPlay.shareText': 'Only the score, none of your answers. You can undo this.',
  'howIPlay.shared': 'You shared {score} points on {date}.',
  'howIPlay.withdraw': 'Delete what I shared',
  'howIPlay.sharedNow': 'Your result is shared.',
  'howIPlay.withdrawn': 'Deleted: we no longer see your result.',
  'howIPlay.again': 'Start over',
  'howIPlay.help': 'People who help',
  'howIPlay.helpText': 'Free, and independent of us.',
  'howIPlay.call': 'Call {phone}',
  'howIPlay.site': 'Open the site',
} as const satisfies Record<string, Message>
