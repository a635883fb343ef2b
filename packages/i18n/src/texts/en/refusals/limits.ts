import type { limitsRefusals } from '@trevo/contract/refusals/limits.ts'

/** The sentences of the limits that members set. */
export const texts = {
  'limit.reached':
    'You have reached a limit that you chose. Limits shows what is left and when it opens.',
  'limit.check_due': 'Before you go on, see how your play has been, and answer.',
  'limit.elsewhere':
    'With limits you cannot take money to a vendor’s wallet: we could not count them there.',
  'limit.period_unknown': 'This limit does not exist for this period.',
  'limit.value_unknown': 'Choose an amount in reais and centavos, or a whole number.',
  'limit.above_longer': 'The limit of a period cannot be above that of a longer one.',
  'limit.required': 'Here a loss limit and a time limit are needed.',
  'limit.missing':
    'Before you bet or deposit, choose how much you accept to lose and how long you want to play.',
  'limit.already_set': 'You have this limit already. Change it under Limits.',
  'limit.nothing_waits': 'No higher limit is waiting.',
  'limit.not_open': 'This higher limit opens {opens}. Until then nothing changes.',
  'limit.not_lower': 'This limit can only be lowered. It is {value} now.',
  'session_contract.looser':
    'This session has its end and its loss already. Until it is over both can only be lowered.',
  'vault.full': 'At most {max} parts can be in the vault at a time. Wait until one comes back.',
} as const satisfies Record<keyof typeof limitsRefusals, string>
