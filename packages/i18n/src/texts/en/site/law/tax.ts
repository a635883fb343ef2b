import type { Message } from '../../../../translate.ts'

/** Net prizes of a year, their statement, and what follows for the tax return. */
export const texts = {
  'tax.lead':
    'Net betting prizes are taxed once a year. Here are yours across all brands of this company, counted bet by bet.',
  'tax.notDue': 'This brand is not required to issue a prize statement.',
  'tax.year': 'Year {year}',
  'tax.state.running': 'In progress: figures so far',
  'tax.state.waiting': 'Closed: statement being prepared',
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
  'tax.band': 'Tax-free allowance',
  'tax.taxable': 'Above the allowance',
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
    'By these figures you ended the year with no net prizes. No tax is due on bets here.',
  'tax.answer.belowBand':
    'Your net prizes of {net} are below the tax-free allowance of {band}. No tax is due on bets here.',
  'tax.answer.due':
    'Your net prizes of {net} are {taxable} above the tax-free allowance of {band}. At {rate} the tax is {tax}.',
  'tax.answer.running': 'The year is not over: this changes with every bet until 31 December.',
  'tax.answer.others':
    'Each company gives you its own ComprovaBet. Add their results to these by kind of bet: a loss there reduces prizes of the same kind here. The allowance applies once to everything together, so the total may be taxed even if each company alone is below it.',
  'tax.declare': 'What to declare',
  'tax.declare.net':
    'The net prizes of the year by kind of bet, as in the statement, with the company’s name and CNPJ.',
  'tax.declare.tax':
    'The tax on what exceeds the allowance. You pay it yourself: nothing was withheld here.',
  'tax.declare.balance':
    'The balance of your account here on 31 December, under assets, if your return lists balances.',
  'tax.omit': 'What not to declare as a prize',
  'tax.omit.deposits': 'Deposits and withdrawals: they are your own money coming and going.',
  'tax.omit.stakes': 'Returned stakes: the figures already leave them out.',
  'tax.omit.single':
    'Individual prizes: the law looks at the year’s net by kind of bet, not at a single bet.',
  'tax.omit.losses':
    'Losses of one kind against prizes of another, or losses of an earlier year: the law does not allow it.',
} as const satisfies Record<string, Message>
