import { Button } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { useNavigate } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { to } from '../../core/router/to.ts'
import type { SessionPhase } from '../../core/session/session-state.ts'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './play.module.css'
import type { LaunchProblem } from './open-launch.ts'
import type { Opening } from './use-launch.ts'
import { usePlayText } from './use-play-text.ts'

/** Everything that can stand in the game's place: who must log in, and why it did not open. */
export const NotPlaying = ({
  phase,
  opening,
  onRetry,
}: {
  readonly phase: SessionPhase | 'restoring'
  readonly opening: Opening
  readonly onRetry: () => void
}) => {
  const t = usePlayText()
  const navigate = useNavigate()
  const logIn = { label: t('play.logIn'), go: () => openPopup('login', {}) }
  const seeGames = { label: t('play.seeGames'), go: () => void navigate(to.gameList('hot')) }

  if (phase === 'trial' || opening.kind === 'noAccount') {
    const create = { label: t('play.createAccount'), go: () => openPopup('register', {}) }
    return (
      <Stop
        drawing="crown"
        title={t('play.trialTitle')}
        text={t('in_need_true_account')}
        action={create}
      />
    )
  }
  if (phase === 'guest') {
    return (
      <Stop drawing="locked" title={t('play.guest')} text={t('play.guestText')} action={logIn} />
    )
  }
  switch (opening.kind) {
    case 'otherWindow':
      return (
        <Stop
          drawing="joystick"
          title={t('play.otherTab')}
          text={t('play.otherTabText')}
          action={{ label: t('play.playHere'), go: onRetry }}
        />
      )
    case 'sessionEnded':
      return (
        <Stop
          drawing="hourglass-done"
          title={t('play.sessionEnded')}
          text={t('play.guestText')}
          action={{ label: t('play.playHere'), go: onRetry }}
        />
      )
    case 'problem': {
      const { problem } = opening
      const seeExclusion = {
        label: t('play.seeExclusion'),
        go: () => void navigate(to.member('securityCenter', { part: 'exclusion' })),
      }
      if (problem.leadsTo === 'exclusion') {
        return (
          <Stop
            drawing={problem.drawing}
            title={t(problem.title)}
            text={t(problem.text)}
            action={seeExclusion}
          />
        )
      }
      const retry = { label: t('play.retry'), go: onRetry }
      return (
        <Stop
          drawing={problem.drawing}
          title={t(problem.title)}
          text={t(problem.text)}
          action={problem.canRetry ? retry : seeGames}
          {...(problem.canRetry && { second: seeGames })}
        />
      )
    }
    default:
      return null
  }
}

/** Why a game with play money did not open; nobody has to log in for it. */
export const NoDemo = ({
  problem,
  onRetry,
}: {
  readonly problem: LaunchProblem
  readonly onRetry: () => void
}) => <NotPlaying phase="member" opening={{ kind: 'problem', problem }} onRetry={onRetry} />

type Action = { readonly label: string; readonly go: () => void }

const Stop = ({
  drawing,
  title,
  text,
  action,
  second,
}: {
  readonly drawing: string
  readonly title: string
  readonly text: string
  readonly action: Action
  readonly second?: Action
}) => (
  <div className={styles['stop']} role="alert">
    <EmptyState
      picture={drawingUrl(drawing, 192)}
      title={title}
      text={text}
      action={
        <div className={styles['stopActions']}>
          <Button onClick={action.go}>{action.label}</Button>
          {second && (
            <Button look="plain" onClick={second.go}>
              {second.label}
            </Button>
          )}
        </div>
      }
    />
  </div>
)
