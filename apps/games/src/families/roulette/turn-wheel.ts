const TURNS = 3
const BALL_TURNS = 8
/** How much further the wheel rests after every throw. */
const FURTHER = 37

/** The disc, and the ball on the arm that moves it round. */
export type TurningParts = {
  readonly disc: SVGElement
  readonly arm: HTMLElement
  readonly ball: HTMLElement
}

/** Where disc and ball rest, in degrees. */
export type Rest = { readonly disc: number; readonly ball: number }

/** A throw from where they rest into the pocket at this angle of the disc; 0 ms shows it at once. */
type Throw = { readonly rest: Rest; readonly angle: number; readonly ms: number }

const easing = 'cubic-bezier(0.16, 0.56, 0.3, 1)'

/** Turns the wheel and lets the ball fall; returns where they rest then. */
export const turnWheel = async (
  { disc, arm, ball }: TurningParts,
  { rest, angle, ms }: Throw,
): Promise<Rest> => {
  const turned = rest.disc + (ms > 0 ? 360 * TURNS : 0) + FURTHER
  // Against the wheel, to the same place.
  let ballAt = rest.ball - 360 * BALL_TURNS
  ballAt -= (((ballAt - turned - angle) % 360) + 360) % 360
  disc.style.transform = `rotate(${turned}deg)`
  arm.style.transform = `rotate(${ballAt}deg)`
  if (ms > 0) {
    const turning = [`rotate(${rest.disc}deg)`, `rotate(${turned}deg)`]
    disc.animate({ transform: turning }, { duration: ms, easing })
    ball.animate(
      [
        { transform: 'translate(-50%, -38%)' },
        { transform: 'translate(-50%, -38%)', offset: 0.55 },
        { transform: 'translate(-50%, 118%)', offset: 0.74 },
        { transform: 'translate(-50%, 40%)', offset: 0.82 },
        { transform: 'translate(-50%, 210%)' },
      ],
      { duration: ms, easing: 'linear' },
    )
    const running = [`rotate(${rest.ball}deg)`, `rotate(${ballAt}deg)`]
    const run = arm.animate({ transform: running }, { duration: ms, easing })
    await run?.finished.catch(() => undefined)
  }
  return { disc: turned % 360, ball: ballAt % 360 }
}
