import type { Message } from '../../../../translate.ts'

/** Page "Why": what bars an account. */
export const standing = {
  'standing.none': 'Your account has no restrictions.',
  'standing.noneText': 'You can play, deposit and withdraw.',
  'standing.title.pause': 'Your account is paused',
  'standing.title.exclusion': 'You excluded yourself',
  'standing.title.register': 'The central register bars you from betting',
  'standing.title.checking': 'We are checking your details',
  'standing.title.operator': 'Our team blocked a part of your account',
  'standing.title.identity': 'Your identity is not verified yet',
  'standing.title.identityReview': 'We are reviewing your identity',
  'standing.title.limits': 'You have not chosen your limits yet',
  'standing.why.reason': 'Reason',
  'standing.why.article': 'Rule',
  'standing.why.barred': 'Not possible',
  'standing.why.possible': 'Still possible',
  'standing.why.send': 'What to send us',
  'standing.why.until': 'Until when',
  'standing.why.steps': 'What happens next',
  'standing.because.pause': 'You chose a pause.',
  'standing.because.exclusion': 'You chose self-exclusion.',
  'standing.because.register': 'You are on the central register.',
  'standing.because.checking':
    'Before you play we have to check your details, and the answer is not here yet.',
  'standing.because.operator':
    'Our team is looking at your account. Ask customer service for the details.',
  'standing.because.identity':
    'We only accept bets from people whose identity is verified. This applies to accounts opened before the rule, too.',
  'standing.because.limits':
    'A loss and a time limit come before the first bet. This applies to accounts opened before the rule, too.',
  'standing.reason.AUTOEXCLUSAO_CENTRAL':
    'You excluded yourself in the government’s central register.',
  'standing.reason.BOLSA_FAMILIA_BPC': 'You are registered with Bolsa Família or BPC.',
  'standing.reason.NOVO_DESENROLA': 'You take part in Novo Desenrola.',
  'standing.reason.other': 'The register names the reason {code}.',
  'standing.article.pause': 'Portaria SPA/MF 1.231/2024, art. 4',
  'standing.article.exclusion': 'Portaria SPA/MF 1.231/2024, art. 4; IN SPA/MF 31/2025',
  'standing.article.register': 'Lei 14.790/2023, art. 26; IN SPA/MF 22/2025 and 31/2025',
  'standing.article.checking': 'IN SPA/MF 22/2025 and 31/2025',
  'standing.article.operator': 'Terms of use; Lei 14.790/2023, art. 26',
  'standing.article.identity': 'Lei 14.790/2023, art. 23',
  'standing.article.limits': 'Portaria SPA/MF 1.231/2024, art. 31',
  'standing.takes.login': 'logging in',
  'standing.takes.deposit': 'deposits',
  'standing.takes.stake': 'bets',
  'standing.takes.bonus': 'promotions and rewards',
  'standing.takes.withdraw': 'withdrawals',
  'standing.takes.marketing': 'messages about offers',
  'standing.possible.withdraw':
    'Log in, withdraw your balance and see your statements. Bets already placed are settled and paid.',
  'standing.possible.ask': 'Log in, see your statements and write to us.',
  'standing.send.pause': 'Nothing.',
  'standing.send.exclusion': 'Nothing. Register your own bank account to receive your balance.',
  'standing.send.register':
    'Nothing to us. If the register is wrong, contact the agency that listed you. Register your own bank account to receive your balance.',
  'standing.send.operator': 'What our team asked you for, if it did.',
  'standing.send.identity':
    'Your details, a document and a capture of your face, on the page Identity. It takes a few minutes.',
  'standing.send.limits': 'A loss and a time limit, on the page Limits.',
  'standing.open.pause': 'Without a set end.',
  'standing.open.exclusion':
    'Indefinitely; after 180 days you can ask for its end, and two operators decide.',
  'standing.open.register': 'Until you are off the register.',
  'standing.open.checking': 'Until the answer arrives. We keep asking.',
  'standing.open.operator': 'Until our team decides.',
  'standing.open.identity': 'Until your identity is verified.',
  'standing.open.identityReview':
    'Until we have decided, usually within a day. We will send you a message.',
  'standing.open.limits': 'Until both are chosen.',
  'standing.way.identity': 'Verify my identity',
  'standing.way.limits': 'Open limits',
  'standing.since': 'Since {date}.',
  'standing.until': 'Until {date}.',
  'standing.step.withdraw': 'Until {date} you can withdraw by yourself.',
  'standing.step.close': 'By {date} your account is closed.',
  'standing.step.return': 'By {date} what is left goes to your bank account.',
  'standing.ombudsman': 'Do you disagree?',
  'standing.ombudsmanText':
    'Write to customer service. If the answer does not help, ask for the ombudsman, who is independent of the team that decided.',
  'standing.contact': 'Write to us',
} as const satisfies Readonly<Record<string, Message>>
