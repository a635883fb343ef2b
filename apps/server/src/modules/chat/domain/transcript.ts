import type { Language } from '@trevo/contract/shapes.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { languages, type InEachLanguage } from '@trevo/languages/languages.ts'

type Line = {
  readonly author: 'visitor' | 'operator'
  readonly text: string
  readonly isPicture: boolean
  readonly at: Date
}

type Reader = {
  readonly language: Language
  readonly brandName: string
  /** The zone in which times are written. */
  readonly timeZone: string
  readonly username: string
}

const words: InEachLanguage<{
  readonly subject: (brandName: string, title: string) => string
  readonly hello: (username: string) => string
  readonly you: string
  readonly house: string
  readonly picture: string
}> = {
  PT: {
    subject: (brandName, title) => `${brandName}: sua conversa sobre ${title}`,
    hello: (username) => `Olá, ${username}! Esta é a conversa que você pediu por e-mail.`,
    you: 'Você',
    house: 'Atendimento',
    picture: '(imagem, na página da conversa)',
  },
  EN: {
    subject: (brandName, title) => `${brandName}: your conversation about ${title}`,
    hello: (username) => `Hello ${username}, here is the conversation you asked us to email you.`,
    you: 'You',
    house: 'Customer service',
    picture: '(picture: see the conversation page)',
  },
}

/** A whole conversation as a mail, each message with its time in the brand's zone. */
export const transcriptMail = (
  { language, brandName, timeZone, username }: Reader,
  { title, lines }: { readonly title: string; readonly lines: readonly Line[] },
): { readonly subject: string; readonly body: string } => {
  const { subject, hello, you, house, picture } = words[language]
  const { locale } = languages[language]
  const written = lines.map(({ author, text, isPicture, at }) => {
    const who = author === 'visitor' ? you : house
    return `${formatDateTime(at, locale, timeZone)}  ${who}: ${isPicture ? picture : text}`
  })
  return {
    subject: subject(brandName, title),
    body: [hello(username), written.join('\n')].join('\n\n'),
  }
}
