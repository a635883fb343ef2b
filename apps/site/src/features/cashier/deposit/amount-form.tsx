import { Why } from '../../../core/forms/problem.tsx'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { Deposit, getDepositSettings } from '@trevo/contract/wps/cashier/deposit.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useRef, useState, type FormEvent } from 'react'
import { readAmount, typedForm } from '../../../core/forms/typed-amount.ts'
import { useAmountWords } from '../../../core/forms/use-amount-words.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { AmountField } from '../common/amount-field.tsx'
import styles from '../common/amount-form.module.css'
import { CpfQuestion } from './cpf-question.tsx'
import { DueChoice, PromotionChoice, type Choices } from './deposit-choices.tsx'
import { OwnPixNote } from './own-pix-note.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useCreateDeposit } from './use-create-deposit.ts'

type Settings = Value<typeof getDepositSettings>
type Channel = Settings['depositInfo']['channels'][number]

const useAmount = ({ amountMin, amountMax, chips }: Channel) => {
  const { locale, language } = useLanguage()
  const t = useText('cashier')
  const words = useAmountWords()
  const [text, setText] = useState(() => typedForm(chips[2] ?? chips[0] ?? amountMin, language))
  const [isChecked, setChecked] = useState(false)
  const money = (amount: string) => formatAmount(amount, { locale }).replace(/[.,]00$/, '')
  const typed = readAmount(text, language, { min: amountMin, max: amountMax })
  const bounds = { min: money(amountMin), max: money(amountMax) }
  const problems = {
    fits: undefined,
    empty: t('cashier.amountEmpty'),
    outside: t('common.amountOutside', bounds),
    unreadable: words.unreadable,
  }
  return {
    text,
    typed,
    money,
    bounds,
    readAs: words.readAs(text),
    problem: isChecked ? problems[typed.kind] : undefined,
    type: setText,
    check: () => setChecked(true),
    choose: (chip: string) => setText(typedForm(chip, language)),
  }
}

const QuickAmounts = ({
  channel,
  chosen,
  money,
  onChoose,
}: {
  readonly channel: Channel
  readonly chosen: string | undefined
  readonly money: (amount: string) => string
  readonly onChoose: (chip: string) => void
}) => (
  <fieldset className={styles['chips']} aria-label={useText('cashier')('cashier.quickAmounts')}>
    {channel.chips.map((chip) => (
      <button
        key={chip}
        type="button"
        className={styles['chip']}
        aria-pressed={chip === chosen}
        onClick={() => onChoose(chip)}
      >
        {money(chip)}
      </button>
    ))}
  </fieldset>
)

/** How much: typed or picked from the quick amounts, then one button. */
export const AmountForm = ({
  settings,
  onCreated,
}: {
  readonly settings: Settings
  readonly onCreated: (deposit: Deposit) => void
}) => {
  const channel = settings.depositInfo.channels[0]
  return channel ? (
    <ChannelForm settings={settings} channel={channel} onCreated={onCreated} />
  ) : null
}

const ChannelForm = ({
  settings,
  channel,
  onCreated,
}: {
  readonly settings: Settings
  readonly channel: Channel
  readonly onCreated: (deposit: Deposit) => void
}) => {
  const t = useText('cashier')
  const input = useRef<HTMLInputElement>(null)
  const amount = useAmount(channel)
  const creating = useCreateDeposit(onCreated)
  const [choices, setChoices] = useState<Choices>({})
  const choose = (next: Choices) => {
    creating.reset()
    setChoices(next)
  }
  const { payerCpf, payerCpfRequired, promotions, owed, turnoverBp } = settings.depositInfo
  const refused = creating.error ? creating.error.message || t('cashier.offline') : undefined
  const problem = amount.problem ?? refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    amount.check()
    if (creating.isPending) return
    if (amount.typed.kind === 'fits') creating.mutate({ amount: amount.typed.amount, ...choices })
    else input.current?.focus()
  }
  if (payerCpfRequired && payerCpf === null) return <CpfQuestion />
  return (
    <form className={styles['form']} data-question onSubmit={submit} noValidate>
      <AmountField
        label={t('cashier.howMuch')}
        text={amount.text}
        problem={problem}
        readAs={amount.readAs}
        hint={t('common.fromMinToMax', amount.bounds)}
        input={input}
        enterKeyHint="go"
        onType={(text) => {
          creating.reset()
          amount.type(text)
        }}
      />
      {refused !== undefined && <Why code={creating.error?.code} />}
      <QuickAmounts
        channel={channel}
        chosen={amount.typed.kind === 'fits' ? amount.typed.amount : undefined}
        money={amount.money}
        onChoose={amount.choose}
      />
      <DueChoice channel={channel} choices={choices} onChange={choose} />
      <PromotionChoice promotions={promotions} choices={choices} onChange={choose} />
      <TermsOfMoney turnoverBp={turnoverBp} owed={owed} />
      <Button type="submit" size="large" wide busy={creating.isPending}>
        {creating.isPending ? t('cashier.makingCode') : t('cashier.makeCode')}
      </Button>
      <p className={styles['fee']}>{t('cashier.noFee')}</p>
      <OwnPixNote info={settings.depositInfo} />
    </form>
  )
}

/** The part of the deposit that must be staked before a withdrawal, and the amount still to be staked. */
const TermsOfMoney = ({
  turnoverBp,
  owed,
}: Pick<Settings['depositInfo'], 'turnoverBp' | 'owed'>) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const times = (turnoverBp / 10_000).toLocaleString(locale, { maximumFractionDigits: 2 })
  return (
    <>
      {turnoverBp > 0 && <p className={styles['fee']}>{t('cashier.turnover', { times })}</p>}
      {owed !== '0.00' && (
        <p className={styles['owed']}>
          {t('cashier.owed', { owed: formatAmount(owed, { locale }) })}
        </p>
      )}
    </>
  )
}
