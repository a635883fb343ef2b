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

/** Amounts as the language writes them. */
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
    subject: `${brandName}: o banco tomou de volta ${amount} do seu Pix`,
    body: [
      `Olá, ${username}!`,
      `O banco de onde saiu o seu Pix contestou o pagamento e tomou ${amount} de volta (devolução pelo MED).`,
      `${covered} saíram do seu saldo.`,
      ...(isOpen
        ? [
            `${owed} ainda estão em aberto: seus próximos depósitos e prêmios quitam esse valor, e depois disso você volta a poder sacar.`,
          ]
        : []),
      'Se você não reconhece essa contestação, fale com o seu banco e com o nosso atendimento.',
    ].join('\n\n'),
  }),
  EN: ({ brandName, username, amount, covered, owed, isOpen }) => ({
    subject: `${brandName}: the bank took back ${amount} of your Pix`,
    body: [
      `Hello ${username},`,
      `the bank behind your Pix disputed the payment and took ${amount} back (MED return).`,
      `${covered} left your balance.`,
      ...(isOpen
        ? [
            `${owed} is still open: your next deposits and winnings pay it, and you can withdraw again after that.`,
          ]
        : []),
      'If you do not recognise this, talk to your bank and to our customer service.',
    ].join('\n\n'),
  }),
}

/** What the member is told of a reversal: what happened, what it cost, and what is still open. */
export const reversalMail = (
  { language, brandName, username }: Reader,
  { amountMinor, coveredMinor, owedMinor }: DepositReversal,
): Mail => {
  const { locale } = languages[language]
  const money = (minor: bigint) => formatMoneyText(formatMoney(minor), locale)
  const [amount, covered, owed] = [money(amountMinor), money(coveredMinor), money(owedMinor)]
  return texts[language]({ brandName, username, amount, covered, owed, isOpen: owedMinor > 0n })
}
