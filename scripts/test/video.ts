import { spawnSync } from 'node:child_process'
import { runJourneys } from './run-journeys.ts'
import { say } from '../common/say.ts'

// npm run video: live tables with a real HLS stream, made by ffmpeg on this machine.
const program = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
if (spawnSync(program, ['-version']).status === 0) {
  process.exitCode = await runJourneys({ config: 'e2e/video.config.ts' })
} else {
  say(
    'These journeys make a video stream. Install ffmpeg (a package of Debian), or set FFMPEG_PATH',
  )
  say('to the path of the program.')
  process.exitCode = 2
}
