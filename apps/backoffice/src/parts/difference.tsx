import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { Fragment, useState } from 'react'
import { useT } from '../core/texts.tsx'
import { compareFacts, type FactPair } from './compare-facts.ts'
import { describeField, nameField } from './describe-fact.ts'
import styles from './difference.module.css'

/** So few unchanged fields are shown at once: they say what it is about. */
const shownMax = 3

type Headings = { readonly old: string; readonly next: string }

const Pair = ({ pair: { field, old, next, isChanged } }: { readonly pair: FactPair }) => {
  const t = useT()
  const was = describeField(t, field, old)
  const becomes = describeField(t, field, next)
  return (
    <tr>
      <th scope="row">{nameField(t, field)}</th>
      {isChanged ? (
        <>
          <td className={styles['old']}>{was === '–' ? was : <s>{was}</s>}</td>
          <td className={styles['new']}>
            <b>{becomes}</b>
          </td>
        </>
      ) : (
        <>
          <td className="o-muted">{was}</td>
          <td className="o-muted">{t('difference.unchanged')}</td>
        </>
      )}
    </tr>
  )
}

/** Old beside new: what goes is struck, what comes is bold, what stays is folded with its count. */
export const Difference = ({
  before,
  after,
  headings,
}: {
  readonly before: Facts | null
  readonly after: Facts | null
  readonly headings: Headings
}) => {
  const t = useT()
  const pairs = compareFacts(before, after)
  const same = pairs.filter(({ isChanged }) => !isChanged)
  const [isOpen, setOpen] = useState(same.length <= shownMax)
  const shown = pairs.filter(({ isChanged }) => isChanged)
  return (
    <div className={`o-scroll ${styles['clip']}`}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('difference.field')}</th>
            <th scope="col">{headings.old}</th>
            <th scope="col">{headings.next}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pair) => (
            <Pair key={pair.field} pair={pair} />
          ))}
          {same.length > 0 && (
            <Fragment>
              <tr className={styles['fold']}>
                <td colSpan={3}>
                  <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                    {t('difference.folded', { count: same.length })}
                  </button>
                </td>
              </tr>
              {isOpen && same.map((pair) => <Pair key={pair.field} pair={pair} />)}
            </Fragment>
          )}
        </tbody>
      </table>
    </div>
  )
}
