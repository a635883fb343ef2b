import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'

export type CodeText = { readonly subject: string; readonly email: string; readonly sms: string }

type Places = { readonly brandName: string; readonly code: string; readonly minutes: number }

const texts: InEachLanguage<(places: Places) => CodeText> = {
  PT: ({ brandName, code, minutes }) => ({
    subject: `${code} é o seu código da ${brandName}`,
    email: [
      `Seu código de verificação é ${code}.`,
      `Ele vale por ${minutes} minutos. Ninguém da ${brandName} vai pedir esse código a você.`,
      'Se você não pediu um código, ignore esta mensagem.',
    ].join('\n\n'),
    sms: `${brandName}: seu código é ${code}. Vale ${minutes} min. Não compartilhe.`,
  }),
  EN: ({ brandName, code, minutes }) => ({
    subject: `${code} is your ${brandName} code`,
    email: [
      `Your verification code is ${code}.`,
      `It is valid for ${minutes} minutes. ${brandName} will never ask you for it.`,
      'If you did not request a code, ignore this message.',
    ].join('\n\n'),
    sms: `${brandName}: your code is ${code}. Valid for ${minutes} min. Do not share it.`,
  }),
}

/**
 * The person's text. An SMS with characters outside the GSM alphabet holds 70 characters, so it is kept that
 * short.
 */
export const codeText = (language: Language, places: Places): CodeText => texts[language](places)
