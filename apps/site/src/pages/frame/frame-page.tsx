import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { PageHead } from './page-head.tsx'
import styles from './page.module.css'

/** A page that has nothing to show now: its title, a drawing, a sentence and a link. */
export const FramePage = ({
  title,
  emptyTitle,
  text,
  drawing,
  action,
}: {
  readonly title: string
  readonly emptyTitle?: string
  readonly text: string
  readonly drawing: string
  readonly action?: { readonly label: string; readonly href: string }
}) => {
  const { t } = useLanguage()
  const next = action ?? { label: t('common.seeGames'), href: to.gameList('hot') }
  return (
    <>
      <PageHead title={title} description={text} />
      <h1 className={styles['title']}>{title}</h1>
      <Empty
        drawing={drawing}
        title={emptyTitle ?? text}
        {...(emptyTitle && { text })}
        action={
          <Link to={next.href} className={buttonClass('plain')}>
            {next.label}
          </Link>
        }
      />
    </>
  )
}
