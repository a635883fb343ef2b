import type { DoneKey } from '@trevo/contract/done.ts'
import { interpolate, type Values } from '../translate.ts'

const texts: Readonly<Record<'EN' | 'PT', Readonly<Record<DoneKey, string>>>> = {
  EN: { 'code.sent': 'The code is on its way by SMS. It is valid for {expiredMinutes} min.' },
  PT: { 'code.sent': 'O código está a caminho por SMS. Ele vale por {expiredMinutes} min.' },
}

/** The sentence of what was done in the caller's language; places are filled from the value. */
export const doneText = (key: DoneKey, language: 'EN' | 'PT', values: Values): string =>
  interpolate(texts[language][key], values)
