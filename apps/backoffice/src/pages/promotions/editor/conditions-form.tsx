import type { Condition, ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'
import { useT } from '../../../core/texts.tsx'
import { AmountInput, ChoiceInput, ManyInput, NumberInput } from '../../../parts/inputs.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import styles from './editor.module.css'
import type { TermsProps } from './reward-form.tsx'

type Op = ConditionLeaf['op']
type Node = Condition['of'][number]

const first: { readonly [Of in Op]: Extract<ConditionLeaf, { op: Of }> } = {
  netLossAtLeast: { op: 'netLossAtLeast', amount: '20.00' },
  stakedAtLeast: { op: 'stakedAtLeast', amount: '100.00' },
  depositedAtLeast: { op: 'depositedAtLeast', amount: '50.00' },
  depositsAtLeast: { op: 'depositsAtLeast', count: 1 },
  depositStaked: { op: 'depositStaked', times: 1 },
  balanceAtMost: { op: 'balanceAtMost', amount: '5.00' },
  signedDaysAtLeast: { op: 'signedDaysAtLeast', days: 7 },
  levelAtLeast: { op: 'levelAtLeast', level: 1 },
  registeredDaysAtLeast: { op: 'registeredDaysAtLeast', days: 7 },
  birthday: { op: 'birthday' },
}
const ops = Object.keys(first) as Op[] // keys of the record
const conditionsMax = 10
const numberMax = 10_000

/** The value of a condition: an amount, a count, days, a level. */
const Amount = ({
  leaf,
  change,
}: {
  readonly leaf: ConditionLeaf
  readonly change: (leaf: ConditionLeaf) => void
}) => {
  const t = useT()
  const number = (value: number, set: (value: number) => void) => (
    <NumberInput
      label={t('promotions.atLeast')}
      value={value}
      min={1}
      max={numberMax}
      onChange={(next) => set(next ?? 1)}
    />
  )
  switch (leaf.op) {
    case 'depositsAtLeast':
      return number(leaf.count, (count) => change({ ...leaf, count }))
    case 'depositStaked':
      return number(leaf.times, (times) => change({ ...leaf, times }))
    case 'signedDaysAtLeast':
    case 'registeredDaysAtLeast':
      return number(leaf.days, (days) => change({ ...leaf, days }))
    case 'levelAtLeast':
      return number(leaf.level, (level) => change({ ...leaf, level }))
    case 'birthday':
      return null
    default:
      return (
        <AmountInput
          label={t(leaf.op === 'balanceAtMost' ? 'promotions.atMost' : 'promotions.atLeast')}
          value={leaf.amount}
          onChange={(amount) => change({ ...leaf, amount })}
        />
      )
  }
}

const Leaf = ({
  leaf,
  change,
  remove,
}: {
  readonly leaf: ConditionLeaf
  readonly change: (leaf: ConditionLeaf) => void
  readonly remove: () => void
}) => {
  const t = useT()
  const { t: site } = useOwnSiteTexts()
  const hasProducts = leaf.op === 'stakedAtLeast' || leaf.op === 'netLossAtLeast'
  return (
    <div className={styles['condition']}>
      <div className={styles['row']}>
        <ChoiceInput
          label={t('promotions.condition')}
          value={leaf.op}
          choices={ops.map((value) => ({
            value,
            text: value === 'balanceAtMost' ? t('promotions.balance') : site(`promo.c.${value}`),
          }))}
          onChange={(op) => change(first[op])}
        />
        <Amount leaf={leaf} change={change} />
        <button type="button" className="o-btn" onClick={remove}>
          {t('word.remove')}
        </button>
      </div>
      {hasProducts && (
        <ManyInput
          label={t('promotions.products')}
          values={leaf.products ?? []}
          choices={gameCategories.map((value) => ({ value, text: site(`promo.product.${value}`) }))}
          onChange={(products) => {
            const { products: _before, ...rest } = leaf
            change(products.length === 0 ? rest : { ...rest, products })
          }}
        />
      )}
    </div>
  )
}

/** What must be met: all of it, or one of it. Groups within stay as they are. */
export const ConditionsForm = ({ terms, change }: TermsProps) => {
  const t = useT()
  const { conditions } = terms
  const set = (of: Node[]) => change({ ...terms, conditions: { ...conditions, of } })
  return (
    <fieldset className={styles['group']}>
      <legend>{t('promotions.conditions')}</legend>
      {conditions.of.length > 1 && (
        <ChoiceInput
          label={t('promotions.join')}
          value={conditions.op}
          choices={(['all', 'any'] as const).map((value) => ({
            value,
            text: t(`promotions.join.${value}`),
          }))}
          onChange={(op) => change({ ...terms, conditions: { ...conditions, op } })}
        />
      )}
      {conditions.of.map((node, index) =>
        'of' in node ? (
          // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
          <p key={index} className="o-muted">
            {t('promotions.group', { count: node.of.length })}
          </p>
        ) : (
          <Leaf
            // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
            key={index}
            leaf={node}
            change={(leaf) => set(conditions.of.with(index, leaf))}
            remove={() => set(conditions.of.toSpliced(index, 1))}
          />
        ),
      )}
      {conditions.of.length < conditionsMax && (
        <button
          type="button"
          className="o-btn"
          onClick={() => set([...conditions.of, first.stakedAtLeast])}
        >
          {t('promotions.addCondition')}
        </button>
      )}
    </fieldset>
  )
}
