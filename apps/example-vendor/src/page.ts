/**
 * The game in the platform's frame. It uses the messages of docs/game-frame.md: it reports that it is ready, the
 * balance and the state of its round, and asks for the lobby.
 */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coin</title>
<style>
  body { font: 1.2rem system-ui; display: grid; place-content: center; gap: 1rem; min-height: 100dvh; margin: 0 }
  button { font: inherit; padding: .6rem 1.2rem }
</style>
<h1>Coin</h1>
<p id="said" role="status">One moment</p>
<p><button data-side="heads" disabled>Heads</button> <button data-side="tails" disabled>Tails</button></p>
<p><button id="lobby">Lobby</button></p>
<script type="module">
  const said = document.querySelector('#said')
  const tell = (message) => parent.postMessage({ source: 'trevo-game', ...message }, '*')
  const ask = async (path, body) => {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return response.json()
  }
  const token = new URLSearchParams(location.search).get('token')
  history.replaceState(null, '', location.pathname)
  const { session, balance } = await ask('/api/open', { token })
  if (!session) { said.textContent = 'This game is over. Open it again.'; tell({ type: 'session-ended' }) }
  else {
    said.textContent = 'Balance ' + balance
    for (const button of document.querySelectorAll('[data-side]')) {
      button.disabled = false
      button.addEventListener('click', async () => {
        tell({ type: 'round', state: 'started' })
        const round = await ask('/api/flip', { session, side: button.dataset.side, stake: '1.00' })
        tell({ type: 'round', state: round.drawn ? 'shown' : 'refused' })
        said.textContent = round.drawn ? round.drawn + ': ' + round.payout : 'Not played: ' + round.state
        const { balance } = await ask('/api/balance', { session })
        if (balance) tell({ type: 'balance', balance })
      })
    }
    tell({ type: 'ready' })
    tell({ type: 'balance', balance })
  }
  document.querySelector('#lobby').addEventListener('click', () => tell({ type: 'lobby' }))
</script>
</html>
`
