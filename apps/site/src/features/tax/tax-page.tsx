import { useQuery } from '@tanstack/react-query'
import { printTax } from '@trevo/api-client/endpoints.ts'
import type { OwnTaxYear } from '@trevo/contract/wps/tax.ts'
import { formatBp, formatDate, formatDateTime } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Money } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { ask } from '../../core/api/api.ts'
import { PdfButton } from '../../core/forms/pdf-button.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useBrandZone } from '../../core/session/use-brand-zone.ts'
import { Table } from '../../core/tables/table.tsx'
import { Assistant } from './assistant.tsx'
import { taxQuery } from './queries.ts'
import styles from './tax.module.css'

/** Stakes, prizes and net of each kind of bet. */
const NatureTable = ({ of: { figures } }: { readonly of: OwnTaxYear }) => {
  const t = useText('tax')
  const { locale } = useLanguage()
  return (
    <Table
      className={styles['table']}
      caption={t('tax.byNature')}
      rows={figures.lines}
      keyOf={({ nature }) => nature}
      columns={[
        {
          key: 'kind',
          label: t('tax.kind'),
          show: ({ nature }) => t(`tax.nature.${nature}`),
        },
        {
          key: 'stakes',
          label: t('tax.stakes'),
          show: ({ stakes }) => <Money amount={stakes} locale={locale} />,
        },
        {
          key: 'prizes',
          label: t('common.prizes'),
          show: ({ prizes }) => <Money amount={prizes} locale={locale} />,
        },
        {
          key: 'net',
          label: t('tax.net'),
          show: ({ net }) => (
            <b>
              <Money amount={net} locale={locale} sign="always" />
            </b>
          ),
        },
      ]}
    />
  )
}

const Sums = ({ of: { figures } }: { readonly of: OwnTaxYear }) => {
  const t = useText('tax')
  const { locale } = useLanguage()
  const { netPrizes, band, taxable, rateBp, tax } = figures
  return (
    <dl className={styles['sums']}>
      {[
        [t('tax.netPrizes'), netPrizes],
        [t('tax.band'), band],
        [t('tax.taxable'), taxable],
        [t('tax.tax', { rate: formatBp(rateBp, locale) }), tax],
      ].map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount ?? ''} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The documents of a year: every version, or the figures so far. */
const Statements = ({ of: { year, state, dueOn, versions } }: { readonly of: OwnTaxYear }) => {
  const t = useText('tax')
  const { locale } = useLanguage()
  const zone = useBrandZone()
  const due = formatDate(new Date(`${dueOn}T12:00:00Z`), locale, 'UTC')
  return (
    <section className={styles['card']} aria-labelledby="tax-statement">
      <h2 id="tax-statement">{t('tax.statement')}</h2>
      {state !== 'ready' && <p className={styles['note']}>{t('tax.dueOn', { day: due })}</p>}
      <ul className={styles['documents']}>
        {versions.map(({ version, madeAt }) => (
          <li key={version}>
            <span>
              <b>
                {t(version > 1 ? 'tax.correctionOf' : 'tax.version', { version: String(version) })}
              </b>{' '}
              <small>
                {t('tax.madeAt', { at: formatDateTime(new Date(madeAt), locale, zone) })}
              </small>
            </span>
            <PdfButton
              label={t('tax.print', { year: String(year), version: String(version) })}
              print={() => ask(printTax, { query: { year, version } })}
            />
          </li>
        ))}
        {versions.length === 0 && (
          <li>
            <span>{t('tax.partial')}</span>
            <PdfButton
              label={t('tax.printPartial', { year: String(year) })}
              print={() => ask(printTax, { query: { year } })}
            />
          </li>
        )}
      </ul>
    </section>
  )
}

/** Page `tax`: net prizes of each year, their statement, and what they mean for the tax return. */
const TaxPage = () => {
  const t = useText('tax')
  const { locale } = useLanguage()
  const zone = useBrandZone()
  const [chosen, setChosen] = useState<number>()
  const query = useQuery(taxQuery())
  if (!query.data) return <NotLoaded query={query} height={420} radius={24} />
  const { years, countedUntil } = query.data
  const year = years.find((one) => one.year === chosen) ?? years[0]
  if (!year) return <p className={styles['note']}>{t('tax.notDue')}</p>
  return (
    <div className={styles['page']}>
      <p className={styles['note']}>{t('tax.lead')}</p>
      <div className={styles['years']} role="group" aria-label={t('tax.byYear')}>
        {years.map((one) => (
          <button
            key={one.year}
            type="button"
            aria-pressed={one === year}
            onClick={() => setChosen(one.year)}
          >
            {one.year}
          </button>
        ))}
      </div>
      <section className={styles['card']} aria-labelledby="tax-year">
        <header className={styles['head']}>
          <h2 id="tax-year">{t('tax.year', { year: String(year.year) })}</h2>
          <Badge look={year.state === 'ready' ? 'new' : 'muted'}>
            {t(`tax.state.${year.state}`)}
          </Badge>
        </header>
        <NatureTable of={year} />
        <Sums of={year} />
        {countedUntil !== null && (
          <p className={styles['note']}>
            {t('tax.counted', { at: formatDateTime(new Date(countedUntil), locale, zone) })}
          </p>
        )}
      </section>
      <Statements of={year} />
      <Assistant key={year.year} of={year} />
    </div>
  )
}
export default TaxPage
