import './presenter.css'
import './live-phone.css'
import { h } from '../controls/h.ts'
import type { PresenterLook } from './draw-presenter.ts'

/** The presenter's actions: invites bets, waves bets closed, draws, looks at the result. */
export type Pose = 'invite' | 'close' | 'draw' | 'result'

export type Presenter = {
  readonly element: HTMLElement
  readonly pose: (pose: Pose) => void
  /** Calls the one follower with every pose from now on, and with the current one. */
  readonly follow: (onPose: (pose: Pose) => void) => void
}

/** A presenter, drawn and moved by poses; with reduced motion poses change without a transition. */
export const createPresenter = (label: string, look: PresenterLook): Presenter => {
  const figure = h('div', { class: 'presenter-figure', role: 'img', 'aria-label': label })
  const element = h('div', { class: 'presenter' }, figure)
  // The table can be played before its presenter has loaded.
  void import('./later-parts.ts').then(({ drawPresenter }) => figure.append(drawPresenter(look)))
  let now: Pose = 'result'
  let follower: ((pose: Pose) => void) | undefined
  element.dataset['pose'] = now
  return {
    element,
    pose: (pose) => {
      now = pose
      element.dataset['pose'] = pose
      follower?.(pose)
    },
    follow: (onPose) => {
      follower = onPose
      onPose(now)
    },
  }
}
