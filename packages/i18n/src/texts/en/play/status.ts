import type { Message } from '../../../translate.ts'

/** The public page of how each part of the site works. */
export const texts = {
  'status.lead':
    'How each part of the site is working, minute by minute, by our own measurements. Nothing is touched up.',
  'status.failed': 'We cannot reach our servers',
  'status.failedText':
    'This is our fault, not your internet. Your balance and your bets are kept; please try again shortly.',
  'status.failedOffline':
    'Your device has no internet at the moment. The status appears once the connection is back.',
  'status.whole.working': 'Everything we measure is working',
  'status.whole.slow': 'Part of the site is slow',
  'status.whole.down': 'Part of the site is not working',
  'status.whole.off': 'Part of the site is under maintenance',
  'status.whole.unknown': 'We have no recent measurements',
  'status.wholeText.working': 'No incident at the moment.',
  'status.wholeText.slow': 'It is ours to fix, and we are on it.',
  'status.wholeText.down': 'It is ours to fix, and it comes first until it works again.',
  'status.wholeText.off': 'We switched it off on purpose and switch it on again when we are done.',
  'status.wholeText.unknown': 'Without a measurement we do not say that all is well.',
  'status.unknownParts': {
    one: '{count} part has no data right now.',
    other: '{count} parts have no data right now.',
  },
  'status.answered': 'As of {at}; changes every minute.',
  'status.parts': 'Parts of the site',
  'status.vendors': 'Game providers',
  'status.part.site': 'The site',
  'status.part.deposits': 'Pix deposits',
  'status.part.withdrawals': 'Pix withdrawals',
  'status.part.lottery': 'Lottery draws',
  'status.part.sports': 'Matches and odds',
  'status.part.vendor': 'Game provider',
  'status.state.working': 'Working',
  'status.state.slow': 'Slow',
  'status.state.down': 'Down',
  'status.state.off': 'Maintenance',
  'status.state.unknown': 'No data',
  'status.median.deposits': 'Half of the Pix deposits were credited within {time}.',
  'status.median.withdrawals': 'Half of the withdrawals were paid within {time} of the request.',
  'status.median.lottery': 'Half of the draws came within {time} of their time.',
  'status.median.vendor': 'Half of the games opened within {time}.',
  'status.good.site': 'At least one server ran in the last minute.',
  'status.good.sports': 'All matches on sale have news from their feed.',
  'status.late.deposits': '{percent}% took longer than {limit}.',
  'status.late.withdrawals': '{percent}% were over their time.',
  'status.late.lottery': '{percent}% were more than {limit} late.',
  'status.late.sports': '{percent}% of the matches on sale have no news from their feed.',
  'status.late.vendor': '{percent}% of launches took longer than {limit} or did not open.',
  'status.late.site': '{percent}% of the last minute without any server.',
  'status.waitingLate': {
    one: '{written} withdrawal paid over its time or waiting beyond it.',
    other: '{written} withdrawals paid over their time or waiting beyond it.',
  },
  'status.nothing': 'Nothing to measure in the last {time}.',
  'status.answers': 'No movement in the last {time}, and the payment institution answers.',
  'status.last': 'Last measured: {at}.',
  'status.never': 'Not measured yet.',
  'status.days': 'Last 30 days',
  'status.daysOf': {
    one: '{part}, last 30 days: {good} without a fault, {bad} with a fault, {count} without data',
    other: '{part}, last 30 days: {good} without a fault, {bad} with a fault, {count} without data',
  },
  'status.daysShort': {
    one: '{good} of {count} measured day without a fault',
    other: '{good} of {count} measured days without a fault',
  },
  'status.daysNone': 'No day measured',
  'status.from': '30 days ago',
  'status.to': 'until today',
  'status.day': '{day}: {state}. {measured} min measured, {bad} with a fault.',
  'status.incidents': 'Incidents of the last 30 days',
  'status.noIncidents': 'No incident in the last 30 days.',
  'status.incident.slow': '{part}: slow',
  'status.incident.down': '{part}: down',
  'status.since': 'Since {at}, not over yet',
  'status.between': '{from} to {until}, {time}',
  'status.fault.ours': 'Our fault.',
  'status.fault.institution': 'A fault at the payment institution.',
  'status.fault.vendor': 'A fault at the provider.',
  'status.fault.network': 'A fault of the network outside our servers.',
  'status.fault.other': 'A fault from elsewhere.',
  'status.how': 'How we measure',
  'status.how.site': 'The site: a minute counts as down if none of our servers ran in it.',
  'status.how.deposits':
    'Deposits: from the payment at the institution to the credit of the balance. In time up to {limit}.',
  'status.how.withdrawals':
    'Withdrawals: from the request to the payment. In time within the law’s limit, or {limit} where it sets none.',
  'status.how.lottery':
    'Draws: those that our program draws, in time up to {limit} after their time.',
  'status.how.sports':
    'Matches: each one on sale within 24 hours needs news from its feed in time.',
  'status.how.vendor':
    'Providers: the launch of a game has to be answered by its provider within {limit}.',
  'status.how.incident':
    'An incident begins with the first of {opens} bad minutes in a row and ends with the first of {closes} good ones in a row. What was not measured is shown without data, never as working.',
  'status.credits': 'When we fail, you get a credit',
  'status.credits.lead':
    'If an incident affected you, you get one credit for it in the reward center. You do not have to ask for it.',
  'status.credits.for.deposits':
    'Deposits: your Pix was paid during the incident and reached your balance later than it should have.',
  'status.credits.for.withdrawals':
    'Withdrawals: yours went past its promised time during the incident. Not if it waited for an answer of yours or was refused.',
  'status.credits.for.vendor':
    'Providers: a game of the provider that you opened during the incident did not open in time.',
  'status.credits.terms':
    'An incident of {time} or more: up to {amount} for it and up to {monthMax} in a month. Counts since {since}.',
  'status.credits.bounds':
    'The credit is real money with no wagering attached. It is paid out of the share for rewards, {share} of all you have staked: if you have staked little, you may get less. Self-excluded, blocked and closed accounts get nothing.',
  'status.credit.of': 'Credit of up to {amount} for each affected member.',
  'status.credit.name': 'Incident: {part}, {day}, {time}',
} as const satisfies Record<string, Message>
