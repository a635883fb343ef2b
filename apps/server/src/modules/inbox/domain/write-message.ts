import type { MessageKind } from '@trevo/contract/wps/inbox.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatDate, formatMoneyText, formatTime } from '@trevo/i18n/format.ts'
import { localeOf } from '@trevo/i18n/languages.ts'
import type { CashierKey } from '@trevo/i18n/site/cashier/load.ts'
import type { WithdrawKey } from '@trevo/i18n/site/withdraw/load.ts'
import { allTexts } from '@trevo/i18n/texts/all-texts.ts'
import type { InboxKey } from '@trevo/i18n/texts/en/inbox.ts'
import { createTranslate } from '@trevo/i18n/translate.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { MessageParams } from './message.ts'

/** The country's own time, wherever the member reads. */
const zone = 'America/Sao_Paulo'

const createWriter = (language: Language) => {
  const { messages, cashier, withdraw } = allTexts[language]
  const locale = localeOf[language]
  const t = createTranslate<InboxKey>(messages, locale)
  const ofPix = createTranslate<CashierKey>(cashier, locale)
  const ofPayout = createTranslate<WithdrawKey>(withdraw, locale)

  const moneyOf = (amount: string | undefined) => amount && formatMoneyText(amount, locale)
  const timeOf = (instant: string | undefined) => {
    if (instant === undefined) return undefined
    const at = new Date(instant)
    return `${formatDate(at, locale, zone)}, ${formatTime(at, locale, zone)}`
  }
  // Codes of the contract, which both catalogues have a sentence for.
  const reasonOf = ({ reason }: MessageParams) =>
    reason && ofPix(`cashier.reason.${reason}` as CashierKey)
  const failureOf = ({ failure }: MessageParams) =>
    failure && ofPayout(`withdraw.failure.${failure}` as WithdrawKey)

  return (kind: MessageKind, params: MessageParams) => {
    const { names, ...plain } = params
    const values = {
      ...plain,
      lottery: names?.[language] ?? Object.values(names ?? {})[0] ?? '',
      amount: moneyOf(params.amount) ?? '',
      fromBalance: moneyOf(params.fromBalance) ?? '',
      owed: moneyOf(params.owed) ?? '',
      at: timeOf(params.at) ?? '',
      paidAt: timeOf(params.paidAt) ?? '',
      reason: reasonOf(params) ?? '',
      failure: failureOf(params) ?? '',
    }
    const more = [
      kind === 'deposit_reversed' && params.owed !== '0.00' && t('deposit_reversed.owed', values),
      kind === 'deposit_reward_reversed' &&
        params.owed !== '0.00' &&
        t('deposit_reward_reversed.owed', values),
      kind === 'withdrawal_rejected' && params.remark && t('withdrawal_rejected.remark', values),
    ].filter((sentence) => typeof sentence === 'string')
    return {
      subject: t(`${kind}.subject`, values),
      content: [t(`${kind}.content`, values).trim(), ...more].join(' '),
    }
  }
}

const writers = inEachLanguage(createWriter)

/** Title and text of a message in the language of whoever reads it. */
export const writeMessage = (
  language: Language,
  kind: MessageKind,
  params: MessageParams,
): { readonly subject: string; readonly content: string } => writers[language](kind, params)
