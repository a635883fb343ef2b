import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { readAmount, typedForm } from '../../../core/forms/typed-amount.ts'
import { useAmountWords } from '../../../core/forms/use-amount-words.ts'
import { fromCents, toCents } from './cents.ts'
import type { Settings } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The amount typed for a withdrawal, and its error. */
export const useAmount = (settings: Settings, balance: string) => {
  const t = useText('withdraw')
  const { locale, language } = useLanguage()
  const words = useAmountWords()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const money = (amount: string) => formatAmount(amount, { locale })
  const { minimumAmount: min, maximumAmount: max } = settings
  const typed = readAmount(text, language, { min, max })
  const isAbove = typed.kind === 'fits' && toCents(typed.amount) > toCents(balance)
  const problemOf = () => {
    if (isAbove) return t('withdraw.amountAbove', { amount: money(balance) })
    if (typed.kind === 'empty') return t('withdraw.amountEmpty')
    if (typed.kind === 'unreadable') return words.unreadable
    if (typed.kind === 'fits') return undefined
    return t('common.amountOutside', { min: money(min), max: money(max) })
  }
  return {
    text,
    money,
    amount: typed.kind === 'fits' && !isAbove ? typed.amount : undefined,
    readAs: words.readAs(text),
    problem: isChecked ? problemOf() : undefined,
    check: () => setChecked(true),
    type: setText,
    all: () => {
      const most = toCents(balance) < toCents(max) ? toCents(balance) : toCents(max)
      setText(typedForm(fromCents(most), language))
    },
  }
}
