import type { Message } from '../../../../translate.ts'

/** Net prizes of a year, their statement, and what follows for the tax return. */
export const texts = {
  'tax.lead':
    'Net prizes of bets are taxed once a year. Here is yours over all brands of this company, counted from every bet.',
  'tax.notDue': 'No law asks this brand for a statement of prizes.',
  'tax.year': 'Year {year}',
  'tax.state.running': 'Running: figures so far',
  'tax.state.waiting': 'Ended: the statement is being made',
  'tax.state.ready': 'Statement ready',
  'tax.dueOn': 'Your statement is ready by {day}.',
  'tax.nature.sports': 'Sports',
  'tax.nature.games': 'Online games',
  'tax.nature.lottery': 'Lotteries',
  'tax.byNature': 'By kind of bet',
  'tax.byYear': 'Years',
  'tax.kind': 'Kind of bet',
  'tax.stakes': 'Stakes',
  'tax.net': 'Net',
  'tax.netPrizes': 'Net prizes',
  'tax.band': 'Tax-free band',
  'tax.taxable': 'Above the band',
  'tax.tax': 'Tax at {rate}',
  'tax.statement': 'Your ComprovaBet',
  'tax.version': 'Version {version}',
  'tax.correctionOf': 'Correction, version {version}',
  'tax.madeAt': 'issued {at}',
  'tax.partial': 'Figures so far, not final',
  'tax.print': 'Statement of {year}, version {version}, PDF',
  'tax.printPartial': 'Figures of {year} so far, PDF',
  'tax.counted': 'Bets counted until {at}.',
  'tax.assistant': 'What does this mean for my tax return?',
  'tax.notAdvice':
    'This explains the figures in plain words. It is not tax advice: when in doubt, ask an accountant or the Receita Federal.',
  'tax.ask.others': 'Did you bet with other companies in {year}?',
  'tax.ask.no': 'No, only here',
  'tax.answer.none':
    'By these figures you ended the year without net prizes. On bets here nothing is due.',
  'tax.answer.belowBand':
    'Your net prizes of {net} are below the tax-free band of {band}. On bets here nothing is due.',
  'tax.answer.due':
    'Your net prizes of {net} are {taxable} above the tax-free band of {band}. At {rate} that is {tax}.',
  'tax.answer.running': 'The year is still running: this changes with every bet until 31 December.',
  'tax.answer.others':
    'Each company gives you its own ComprovaBet. Add their results to these by kind of bet: a loss there lowers prizes of the same kind here. The band counts once for everything together, so the sum may be taxed even if each company alone is below it.',
  'tax.declare': 'What to declare',
  'tax.declare.net':
    'The net prizes of the year by kind of bet, as in the statement, with the company’s name and CNPJ.',
  'tax.declare.tax':
    'The tax on what is above the band. It is yours to pay: nothing was withheld here.',
  'tax.declare.balance':
    'Money that was in your account here on 31 December, among what you own, if your return lists balances.',
  'tax.omit': 'What not to declare as a prize',
  'tax.omit.deposits': 'Deposits and withdrawals: they are your own money on its way.',
  'tax.omit.stakes': 'Returned stakes: they are already taken out of the figures.',
  'tax.omit.single':
    'Single prizes: the law looks at the year’s net by kind of bet, not at one bet alone.',
  'tax.omit.losses':
    'Losses of one kind against prizes of another, or losses of an earlier year: the law does not allow it.',
} as const satisfies Record<string, Message>
