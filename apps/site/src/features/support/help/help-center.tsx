import type { HelpBlock, HelpTopic } from '@trevo/contract/wps/help.ts'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { findTopics } from './find-topics.ts'
import { helpQuery } from './help-query.ts'
import styles from './help.module.css'

type Props = {
  /** Topic to begin at; a new `at` object goes there again. */
  readonly at?: { readonly anchor: string } | undefined
  /** The popup opens over a page that has the same topics. */
  readonly inPopup?: boolean
}

/** The brand's help: its topics, a search, and their texts. */
export const HelpCenter = ({ at, inPopup = false }: Props) => {
  const { t, language } = useLanguage()
  const query = useQuery(helpQuery(language))
  if (query.data) return <Topics topics={query.data} at={at} inPopup={inPopup} />
  const text = query.error?.message || t('state.network')
  return <NotLoaded query={query} height={480} text={text} />
}

const Topics = ({ topics, at, inPopup }: Props & { readonly topics: readonly HelpTopic[] }) => {
  const { t } = useLanguage()
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const shown = findTopics(topics, words)
  const idOf = (topic: string) => (inPopup ? `popup-${topic}` : topic)

  const goTo = (anchor: string) => {
    const section = list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(anchor))}`)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (at) goTo(at.anchor)
    // Only when a topic is requested: typing in the search must not move the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at])

  return (
    <div className={inPopup ? styles['popup'] : styles['center']}>
      <nav className={styles['index']} aria-label={t('help.subjects')}>
        {topics.map(({ id, title }) => (
          <a
            key={id}
            href={`#${idOf(id)}`}
            onClick={(event) => {
              event.preventDefault()
              setWords('')
              // The list is complete only after it has rendered.
              requestAnimationFrame(() => goTo(id))
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={styles['topics']} ref={list}>
        <label className={styles['search']}>
          <Search size={18} aria-hidden="true" />
          <span className="visually-hidden">{t('help.search')}</span>
          <input
            type="search"
            maxLength={60}
            placeholder={t('help.search')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <p className="visually-hidden" role="status">
          {words && t('help.found', { count: shown.length })}
        </p>
        {shown.map((topic) => (
          <Topic key={topic.id} id={idOf(topic.id)} topic={topic} />
        ))}
        {shown.length === 0 && (
          <Empty
            drawing="magnifying-glass-tilted-left"
            title={t('help.nothing')}
            text={t('help.nothingText')}
          />
        )}
      </div>
    </div>
  )
}

/** The topic about responsible play leads to the pause. */
const responsibleTopic = 'limits'

const Topic = ({ id, topic }: { readonly id: string; readonly topic: HelpTopic }) => {
  const { t } = useLanguage()
  return (
    <section id={id} tabIndex={-1} className={styles['topic']}>
      <h2>{topic.title}</h2>
      {topic.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {topic.id === responsibleTopic && (
        <Link to={to.member('pause')} className={buttonClass('plain')}>
          {t('help.pause')}
        </Link>
      )}
    </section>
  )
}

const Block = ({ block }: { block: HelpBlock }) => {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    default:
      return block satisfies never
  }
}
