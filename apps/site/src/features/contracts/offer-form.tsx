import { contractTiersMax, type ContractType } from '@trevo/contract/contract-terms.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Checkbox, Field, Select } from '@trevo/ui/field.tsx'
import { FormEnd } from '../../core/forms/form-end.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import styles from './contracts.module.css'
import type { ContractList } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'
import { tierField, useOfferForm, type OfferForm as Offering } from './use-offer-form.ts'

type Props = {
  readonly contractType: ContractType
  readonly list: ContractList
  readonly onSent: () => void
}

/** The form for an offer; or why this agent cannot make one. */
export const OfferForm = (props: Props) => {
  const t = useText('contracts')
  const { receivers, rateMax } = props.list
  if (receivers.length === 0) {
    return <Empty drawing="handshake" title={t('noReceivers')} text={t('noReceiversText')} />
  }
  if (Object.keys(rateMax).length === 0) {
    return <Empty drawing="locked" title={t('noRate')} text={t('noRateText')} />
  }
  return <Terms {...props} />
}

/** The recipient, product and period of the offer, and how it pays. */
const Scope = ({
  list,
  offering,
}: {
  readonly list: ContractList
  readonly offering: Offering
}) => {
  const t = useText('contracts')
  const { form, terms, products } = offering
  const { error: _, ...receiver } = form.field('receiverId')
  return (
    <div className={styles['row']}>
      <Select
        {...receiver}
        label={t('common.agent')}
        options={list.receivers.map((one) => ({ value: one.receiverId, label: one.receiver }))}
      />
      <Select
        {...form.field('product')}
        label={t('common.product')}
        options={products.map((one) => ({ value: one, label: t(`product.${one}`) }))}
      />
      {terms.periods.length > 0 && (
        <Select
          {...form.field('period')}
          label={t('common.period')}
          options={terms.periods.map((one) => ({ value: one, label: t(`period.${one}`) }))}
        />
      )}
      {terms.hasFixed && (
        <Select
          {...form.field('pays')}
          label={t('form.pays')}
          options={(['P', 'F'] as const).map((one) => ({
            value: one,
            label: t(`form.pays.${one}`),
          }))}
        />
      )}
    </div>
  )
}

const Terms = ({ contractType, list, onSent }: Props) => {
  const t = useText('contracts')
  const offering = useOfferForm(contractType, list, onSent)
  const { form, terms, tierCount, addTier, removeTier } = offering
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <Scope list={list} offering={offering} />
      {Array.from({ length: tierCount }, (_one, index) => (
        // Tiers are only added and removed at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <Tier key={index} index={index} offering={offering} />
      ))}
      <div className={styles['actions']}>
        {tierCount > 1 && (
          <Button look="quiet" onClick={removeTier}>
            {t('form.remove')}
          </Button>
        )}
        {tierCount < contractTiersMax && (
          <Button look="plain" onClick={addTier}>
            {t('form.add')}
          </Button>
        )}
      </div>
      {terms.hasCarryOver && (
        <Checkbox
          label={t('form.carriesOver')}
          checked={offering.carriesOver}
          onChange={({ target }) => offering.setCarriesOver(target.checked)}
        />
      )}
      <Checkbox
        label={t('form.needsApproval')}
        checked={offering.needsApproval}
        onChange={({ target }) => offering.setNeedsApproval(target.checked)}
      />
      <FormEnd form={form} label={t('form.send')} />
    </form>
  )
}

const Tier = ({ index, offering }: { readonly index: number; readonly offering: Offering }) => {
  const t = useText('contracts')
  const { form, terms, rateMax, isFixed } = offering
  const rate = form.field(tierField('contractRate', index))
  return (
    <fieldset className={styles['tier']}>
      <legend>{t('form.tier', { number: index + 1 })}</legend>
      <div className={styles['row']}>
        <Field
          {...form.field(tierField('minimumBet', index))}
          label={t('form.minimumBet')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
        />
        {terms.hasNetLoss && (
          <Field
            {...form.field(tierField('netLoss', index))}
            label={t('form.netLoss')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
          />
        )}
        {terms.hasActiveMember && (
          <Field
            {...form.field(tierField('activeMember', index))}
            label={t('common.activeMembers')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
          />
        )}
        {isFixed ? (
          <Field
            {...form.field(tierField('fixedAmount', index))}
            label={t('form.fixed')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
          />
        ) : (
          <Field
            {...rate}
            label={t('form.rate')}
            hint={rate.error === undefined ? t('form.rateMax', { max: rateMax }) : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
          />
        )}
        {terms.hasWinRate && (
          <Field
            {...form.field(tierField('winRate', index))}
            label={t('form.winRate')}
            hint={t('form.winRateHint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
          />
        )}
      </div>
    </fieldset>
  )
}
