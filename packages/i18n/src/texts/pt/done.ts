import type { DoneKey } from '@trevo/contract/done.ts'

export const texts = {
  'code.sent': 'O código está a caminho por SMS. Ele vale por {expiredMinutes} min.',
} as const satisfies Record<DoneKey, string>
