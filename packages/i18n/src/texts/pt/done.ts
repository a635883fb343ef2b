import type { DoneKey } from '@trevo/contract/done.ts'

export const texts = {
  'code.sent': 'Enviamos o código por SMS. Ele vale por {expiredMinutes} min.',
} as const satisfies Record<DoneKey, string>
