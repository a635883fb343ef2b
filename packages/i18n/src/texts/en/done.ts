import type { DoneKey } from '@trevo/contract/done.ts'

export const texts = {
  'code.sent': 'The code is on its way by SMS. It is valid for {expiredMinutes} min.',
} as const satisfies Record<DoneKey, string>
