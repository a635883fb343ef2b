import './widgets.css'
import { h } from '../controls/h.ts'

/** A numbered ball, lit from the left above. `hue` in OKLCH degrees; its size is `--ball`. */
export const drawBall = (number: number | string, hue: number): HTMLElement => {
  const ball = h('span', { class: 'ball' }, h('b', {}, String(number)))
  ball.style.setProperty('--ball-hue', String(hue))
  return ball
}
