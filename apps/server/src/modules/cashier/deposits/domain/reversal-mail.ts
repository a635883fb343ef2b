import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { DepositReversal } from '../../needs.ts'

type Reader = {
  readonly language: Language
  readonly brandName: string
  readonly username: string
}

/** What the member is told of a reversal: what happened, what it cost, and what is still open. */
export const reversalMail = (
  { language, brandName, username }: Reader,
  { amountMinor, coveredMinor, owedMinor }: DepositReversal,
): { subject: string; body: string } => {
  const locale = language === 'EN' ? 'en' : 'pt-BR'
  const money = (minor: bigint) => formatMoneyText(formatMoney(minor), locale)
  const [amount, covered, owed] = [money(amountMinor), money(coveredMinor), money(owedMinor)]
  const isOpen = owedMinor > 0n
  return language === 'EN'
    ? {
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
      }
    : {
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
      }
}
