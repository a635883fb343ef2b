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
  /** Over the lines; undefined while there is nothing to add up. */
  readonly total: string | undefined
  readonly state: string
  readonly failed: string
  readonly failedText: string
  readonly none: string
  readonly noneText: string
  readonly more: string
}

type Filter<State extends string> = {
  readonly value: State
  readonly items: readonly { readonly key: State; readonly label: string }[]
  readonly onChange: (state: State) => void
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

/** Everything the member ever deposited or withdrew, newest first. */
export const RecordsList = <State extends string>({
  id,
  icon,
  drawing,
  words,
  filter,
  pages,
  lines,
  openId,
}: {
  /** Of the heading. */
  readonly id: string
  readonly icon: IconName
  readonly drawing: string
  readonly words: Words
  readonly filter: Filter<State>
  readonly pages: Pages
  readonly lines: readonly RecordLine[]
  readonly openId: string | undefined
}) => (
  <section className={styles['records']} aria-labelledby={id}>
    <div className={styles['recordsHead']}>
      <h2 id={id}>{words.title}</h2>
      {words.total !== undefined && <small>{words.total}</small>}
    </div>
    <Chips label={words.state} {...filter} />
    <PagedList
      pages={pages}
      isEmpty={lines.length === 0}
      waiting={waiting}
      failed={{ title: words.failed, text: words.failedText }}
      empty={<Empty drawing={drawing} title={words.none} text={words.noneText} />}
      more={{ label: words.more, wide: true }}
    >
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <Line key={line.id} line={line} icon={icon} isOpen={line.id === openId} />
        ))}
      </ul>
    </PagedList>
  </section>
)
