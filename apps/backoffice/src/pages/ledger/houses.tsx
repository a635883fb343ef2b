import { useQuery } from '@tanstack/react-query'
import { formatAmount, formatCount, formatMomentInFull, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameHouse } from './name-house.ts'
import { nameKind } from './name-kind.ts'
import { houseQuery, housesQuery, type LedgerAddress } from './use-ledger.ts'
import styles from './ledger.module.css'

const HouseMovements = ({ house, of }: { readonly house: string; readonly of: LedgerAddress }) => {
  const t = useT()
  const { data } = useQuery(houseQuery(house))
  return (
    <Panel title={nameHouse(t, house)} note={t('ledger.latest')}>
      {!data && <PartLoading />}
      {data && (
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('word.when')}</th>
                <th scope="col">{t('word.kind')}</th>
                <th scope="col" className="o-number">
                  {t('ledger.toHouse')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.transferId}>
                  <td>
                    <button
                      type="button"
                      className="o-link"
                      onClick={() => of.change({ transfer: one.transferId })}
                    >
                      {formatMomentInFull(one.at)}
                    </button>
                  </td>
                  <td>{nameKind(t, one.kind)}</td>
                  <td className="o-number">
                    {formatSigned(one.legs.find((leg) => leg.house === house)?.amount ?? '0.00')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

/** Every house with its balance, and the latest movements of one. */
export const Houses = ({ of }: { readonly of: LedgerAddress }) => {
  const t = useT()
  const { data, error } = useQuery(housesQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <div className={styles['two']}>
      <Panel title={t('ledger.tab.houses')} note={t('ledger.allBrands')}>
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('ledger.house')}</th>
                <th scope="col" className="o-number">
                  {t('ledger.entries')}
                </th>
                <th scope="col" className="o-number">
                  {t('word.balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.houses.map((house) => (
                <tr key={house.name} data-here={house.name === of.house || undefined}>
                  <td>
                    <button
                      type="button"
                      className="o-link"
                      onClick={() => of.change({ house: house.name })}
                    >
                      {nameHouse(t, house.name)}
                    </button>{' '}
                    <span className="o-muted">{house.name}</span>
                  </td>
                  <td className="o-number o-muted">{formatCount(house.entries)}</td>
                  <td className="o-number">{formatAmount(house.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      {of.house !== undefined && <HouseMovements house={of.house} of={of} />}
    </div>
  )
}
