import { languages, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { DepositReversal } from '../../../needs.ts'

type Reader = {
  readonly language: Language
  readonly brandName: string
  readonly username: string
}

type Mail = { readonly subject: string; readonly body: string }

/** Amounts in the language's format. */
type Places = {
  readonly brandName: string
  readonly username: string
  readonly amount: string
  readonly covered: string
  readonly owed: string
  readonly isOpen: boolean
}

const texts: InEachLanguage<(places: Places) => Mail> = {
  PT: ({ brandName, username, amount, covered, owed, isOpen }) => ({
    subject: `${brandName}: o banco estornou ${amount} do seu Pix`,
    body: [
      `Olá, ${username}!`,
      `O banco de onde saiu o seu Pix contestou o pagamento e estornou ${amount} (devolução pelo MED).`,
      `${covered} foram descontados do seu saldo.`,
      ...(isOpen
        ? [
            `Você ainda deve ${owed}. O valor será descontado dos seus próximos depósitos e prêmios; depois disso, você volta a poder sacar.`,
          ]
        : []),
      'Se você não reconhece essa contestação, fale com o seu banco e com o nosso atendimento.',
    ].join('\n\n'),
  }),
  EN: ({ brandName, username, amount, covered, owed, isOpen }) => ({
    subject: `${brandName}: the bank reversed ${amount} of your Pix`,
    body: [
      `Hello ${username},`,
      `The bank that sent your Pix disputed the payment and reversed ${amount} (MED return).`,
      `${covered} was taken from your balance.`,
      ...(isOpen
        ? [
            `You still owe ${owed}. It will be taken from your next deposits and winnings, and then you can withdraw again.`,
          ]
        : []),
      'If you do not recognise this dispute, contact your bank and our customer service.',
    ].join('\n\n'),
  }),
}

/** The mail about a reversal: what happened, the amount, and the remaining debt. */
export const reversalMail = (
  { language, brandName, username }: Reader,
  { amountMinor, coveredMinor, owedMinor }: DepositReversal,
): Mail => {
  const { locale } = languages[language]
  const money = (minor: bigint) => formatMoneyText(formatMoney(minor), locale)
  const [amount, covered, owed] = [money(amountMinor), money(coveredMinor), money(owedMinor)]
  return texts[language]({ brandName, username, amount, covered, owed, isOpen: owedMinor > 0n })
}
