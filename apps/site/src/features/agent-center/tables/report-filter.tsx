import { contractProducts } from '@trevo/contract/contract-terms.ts'
import { teamDaysMax } from '@trevo/contract/wps/agents/team.ts'
import { Button } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { Field, Select } from '@trevo/ui/field.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import styles from './report-filter.module.css'
import { areGood, presets } from '../common/days.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { Report } from '../common/use-report.ts'

/** Predefined or custom days, the product where the report has one, and what else a page adds. */
export const ReportFilter = ({
  report,
  hasProduct = false,
  children,
}: {
  readonly report: Report
  readonly hasProduct?: boolean
  readonly children?: ReactNode
}) => {
  const t = useText('agent-center')
  const items = [...presets, 'own' as const].map((key) => ({ key, label: t(`period.${key}`) }))
  const choose = (key: Report['preset']) =>
    report.change({
      period: key,
      from: key === 'own' ? report.days.startDate : '',
      to: key === 'own' ? report.days.endDate : '',
    })
  return (
    <div className={styles['filter']}>
      <Chips label={t('common.period')} items={items} value={report.preset} onChange={choose} />
      {report.preset === 'own' && <OwnDays report={report} />}
      {(hasProduct || children) && (
        <Further report={report}>
          {hasProduct && (
            <Select
              label={t('common.product')}
              value={report.product}
              onChange={({ target }) =>
                report.change({ product: target.value === 'CONS' ? '' : target.value })
              }
              options={contractProducts.map((value) => ({ value, label: t(`product.${value}`) }))}
            />
          )}
          {children}
        </Further>
      )}
    </div>
  )
}

/** The address with a filter set. */
const filterNames = ['username', 'product', 'downline', 'type', 'registered'] as const

/** Further filters: a row where there is room, on a phone a sheet behind a button. */
const Further = ({
  report,
  children,
}: {
  readonly report: Report
  readonly children: ReactNode
}) => {
  const t = useText('agent-center')
  const [isOpen, setOpen] = useState(false)
  const set = filterNames.filter((name) => report.get(name) !== null)
  const close = () => setOpen(false)
  return (
    <>
      <div className={classNames(styles['filterRow'], styles['wide'])}>{children}</div>
      <Button
        look="plain"
        className={styles['open']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {set.length === 0 ? t('common.filters') : t('filter.set', { count: set.length })}
      </Button>
      <Modal open={isOpen} title={t('common.filters')} onClose={close}>
        {isOpen && (
          <div className={styles['sheet']}>
            {children}
            <Button wide onClick={close}>
              {t('common.show')}
            </Button>
            {set.length > 0 && (
              <Button
                look="quiet"
                onClick={() => report.change(Object.fromEntries(set.map((name) => [name, ''])))}
              >
                {t('common.clearFilters')}
              </Button>
            )}
          </div>
        )}
      </Modal>
    </>
  )
}

const OwnDays = ({ report }: { readonly report: Report }) => {
  const t = useText('agent-center')
  const [days, setDays] = useState(report.days)
  const [isWrong, setWrong] = useState(!report.isGood)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setWrong(!areGood(days))
    if (areGood(days)) report.change({ from: days.startDate, to: days.endDate })
  }
  return (
    // The days are validated by our own rule, whose message is in the reader's language.
    <form className={styles['filterRow']} noValidate onSubmit={send}>
      <Field
        type="date"
        label={t('common.from')}
        value={days.startDate}
        error={isWrong ? t('spanWrong', { days: teamDaysMax }) : undefined}
        onChange={({ target }) => setDays({ ...days, startDate: target.value })}
      />
      <Field
        type="date"
        label={t('common.toDate')}
        value={days.endDate}
        onChange={({ target }) => setDays({ ...days, endDate: target.value })}
      />
      <Button look="plain" type="submit">
        {t('common.show')}
      </Button>
    </form>
  )
}
