import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'

export type ResetMail = { readonly subject: string; readonly body: string }

type Places = {
  readonly brandName: string
  readonly username: string
  readonly link: string
  readonly minutes: number
}

const texts: InEachLanguage<(places: Places) => ResetMail> = {
  PT: ({ brandName, username, link, minutes }) => ({
    subject: `${brandName}: escolha uma nova senha`,
    body: [
      `Olá, ${username}!`,
      `Recebemos um pedido para redefinir a senha da sua conta na ${brandName}. Para escolher uma nova, abra:`,
      link,
      `O link só funciona uma vez e expira em ${minutes} minutos.`,
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ].join('\n\n'),
  }),
  EN: ({ brandName, username, link, minutes }) => ({
    subject: `${brandName}: choose a new password`,
    body: [
      `Hello ${username},`,
      `We received a request to reset the password of your ${brandName} account. To choose a new one, open:`,
      link,
      `The link works once and expires in ${minutes} minutes.`,
      'If this was not you, ignore this message: your password will not change.',
    ].join('\n\n'),
  }),
}

/** The mail for setting a new password. */
export const resetMail = (language: Language, places: Places): ResetMail => texts[language](places)
