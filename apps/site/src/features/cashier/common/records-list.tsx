import type { IconName } from '@trevo/art/icon-names.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { Icon } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { PagedList } from '../../../core/lists/list-states.tsx'
import type { Pages } from '../../../core/lists/pages.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './records-list.module.css'

export type RecordLine = {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly at: string
  readonly amount: string
  readonly tone: 'good' | 'wait' | 'bad' | 'calm'
  readonly state: string
}

type Words = {
  readonly title: string
  /** Above the lines, with their sum; hidden while there is nothing to add up. */
  readonly total: (amount: string) => string
  readonly none: string
  readonly noneText: string
}

export type RecordsView<State extends string> = {
  readonly filter: State | 'all'
  readonly openId: string | undefined
  readonly onFilter: (filter: State | 'all') => void
}

const Line = ({
  line,
  icon,
  isOpen,
}: {
  readonly line: RecordLine
  readonly icon: IconName
  readonly isOpen: boolean
}) => {
  const { locale } = useLanguage()
  const at = new Date(line.at).toLocaleString(locale, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <li>
      <Link to={line.href} aria-current={isOpen ? 'true' : undefined}>
        <Icon name={icon} size={34} />
        <span>
          <b>{line.name}</b>
          <small>{at}</small>
        </span>
        <span className={styles['recordSum']}>
          <b data-tone={line.tone}>{formatAmount(line.amount, { locale })}</b>
          <small>{line.state}</small>
        </span>
      </Link>
    </li>
  )
}

const waiting = (
  <div className={styles['waiting']}>
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={58} />
    ))}
  </div>
)

/** All deposits or withdrawals of the member, newest first. */
export const RecordsList = <State extends string>({
  id,
  icon,
  drawing,
  words,
  states,
  nameOf,
  pages,
  sum = '0.00',
  lines,
  view: { filter, openId, onFilter },
}: {
  /** Id of the heading. */
  readonly id: string
  readonly icon: IconName
  readonly drawing: string
  readonly words: Words
  /** States that the records are filtered by. */
  readonly states: readonly State[]
  readonly nameOf: (state: State) => string
  readonly pages: Pages
  readonly sum: string | undefined
  readonly lines: readonly RecordLine[]
  readonly view: RecordsView<State>
}) => {
  const t = useText('common')
  const { locale } = useLanguage()
  return (
    <section className={styles['records']} aria-labelledby={id}>
      <div className={styles['recordsHead']}>
        <h2 id={id}>{words.title}</h2>
        {sum !== '0.00' && <small>{words.total(formatAmount(sum, { locale }))}</small>}
      </div>
      <Chips
        label={t('common.status')}
        value={filter}
        onChange={onFilter}
        items={[
          { key: 'all', label: t('common.all') },
          ...states.map((key) => ({ key, label: nameOf(key) })),
        ]}
      />
      <PagedList
        pages={pages}
        isEmpty={lines.length === 0}
        waiting={waiting}
        failed={{ title: t('common.pageFailed'), text: t('common.moneySafe') }}
        empty={<Empty drawing={drawing} title={words.none} text={words.noneText} />}
        more={{ label: t('common.showMore'), wide: true }}
      >
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <Line key={line.id} line={line} icon={icon} isOpen={line.id === openId} />
          ))}
        </ul>
      </PagedList>
    </section>
  )
}
