import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { showTaxStatement } from '@trevo/contract/ops/compliance/tax.ts'
import { Link } from 'react-router'
import { formatAmount, formatMoment, formatRate, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './tax.module.css'
import { statementQuery } from './use-tax.ts'

type Whole = Value<typeof showTaxStatement>

const Natures = ({ of: { figures } }: { readonly of: Whole }) => {
  const t = useT()
  return (
    <Panel title={t('tax.byNature')}>
      <table className={styles['natures']}>
        <thead>
          <tr>
            <th scope="col">{t('word.kind')}</th>
            <th scope="col">{t('word.stakes')}</th>
            <th scope="col">{t('word.prizes')}</th>
            <th scope="col">{t('tax.result')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.lines.map(({ nature, stakes, prizes, net }) => (
            <tr key={nature}>
              <th scope="row">{t(`tax.nature.${nature}`)}</th>
              <td>{formatAmount(stakes)}</td>
              <td>{formatAmount(prizes)}</td>
              <td>{formatSigned(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const Record = ({ of, onClose }: { readonly of: Whole; readonly onClose: () => void }) => {
  const t = useT()
  const { figures, accounts } = of
  return (
    <>
      <RecordHead
        title={`${of.cpf ?? '–'}, ${of.year}`}
        note={t('tax.brandCount', { count: of.brandCount })}
        onClose={onClose}
      />
      <div className={styles['record']}>
        <FactList
          items={[
            { label: t('tax.net'), value: formatAmount(figures.netPrizes) },
            { label: t('tax.band'), value: formatAmount(figures.band) },
            { label: t('tax.taxable'), value: formatAmount(figures.taxable) },
            {
              label: t('tax.taxAt', { rate: formatRate(figures.rateBp) }),
              value: <b>{formatAmount(figures.tax)}</b>,
            },
            {
              label: t('tax.accounts'),
              value: accounts.map(({ username }) => (
                <Link key={username} className="o-link" to={`/members/${username}`}>
                  {username}
                </Link>
              )),
            },
          ]}
        />
        <Natures of={of} />
        <Panel title={t('tax.versions')}>
          <FactList
            items={of.versions.map(({ version, madeAt, figures: own }) => ({
              label: `${version} · ${formatMoment(madeAt)}`,
              value: formatAmount(own.tax),
            }))}
          />
        </Panel>
        <FactList
          items={[
            { label: t('tax.hash'), value: <code className={styles['hash']}>{of.sha256}</code> },
          ]}
        />
      </div>
    </>
  )
}

/** One statement: its figures, the accounts here, every version. */
export const StatementPanel = ({
  statementId,
  onClose,
}: {
  readonly statementId: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(statementQuery(statementId))
  if (data) return <Record of={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
