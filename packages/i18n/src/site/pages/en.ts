/** Titles, and what a page says while its part is not open to the visitor. */
export const pagesEn = {
  'page.agent': 'Agent login',
  'page.agentHome': 'Agent center',
  'page.help': 'Help',
  'page.helpText': 'Choose a subject, or talk to us.',
  'page.terms': 'Terms and conditions',
  'page.promotions': 'Promotions',
  'page.promotionsText': 'There is no promotion running right now.',
  'page.points': 'Points mall',
  'page.pointsText': 'There are no rewards to redeem right now.',
  'page.favourites': 'Favourites',
  'page.favouritesText': 'Tap the heart of a game to keep it here.',
  'page.recent': 'Recently played',
  'page.recentText': 'The games you open will be listed here.',
  'page.lottery': 'Lotteries',
  'page.lotteryText': 'No lottery is open right now.',
  'page.seaLottery': 'South-east Asian lotteries',
  'page.vnLottery': 'Vietnam lotteries',
  'page.centerEmpty': 'No provider here yet',
  'page.centerEmptyText': 'As soon as one arrives, you will see it on this page.',
  'page.providersText': 'No provider is open right now.',
  'page.loginFirst': 'Log in to see this page',
  'page.loginFirstText': 'Your games, records and rewards are kept with your account.',
  'page.seeGames': 'See the games',
  'page.backToSite': 'Back to the site',
  'help.fairTitle': 'How do I know that a round was fair?',
  'help.fairText':
    'Before each round we publish the fingerprint of a secret seed, and mix it with one of yours. After the round you can check in your own browser that the result follows from both.',
  'help.depositTitle': 'How do I deposit?',
  'help.depositText':
    'Choose Deposit, enter an amount and pay the Pix code in your bank’s app. The money arrives in seconds. Only accounts in your own name are accepted.',
  'help.ageTitle': 'Who may play?',
  'help.ageText':
    'Only people of 18 or older. We check the birth date, and close accounts of minors.',
  'help.limitTitle': 'I want to play less',
  'help.limitText':
    'Playing should be fun. If it is not, set a limit, take a break or close your account; customer service will help you at any hour.',
  'help.terms1':
    'By opening an account you state that you are at least 18 years old, that the data you gave are yours, and that you play with your own money.',
  'help.terms2':
    'One person, one account. Stakes are final once a round has begun; a round that could not end is resumed or its stake returned.',
  'help.terms3':
    'Deposits and withdrawals are made only between us and accounts in your name. We may ask for documents to confirm it.',
} as const
