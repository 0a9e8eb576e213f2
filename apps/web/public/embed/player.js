// The embedded player: it plays the tracks of its page. It stores nothing, and sends nothing before a press.
const data = JSON.parse(document.getElementById('data').textContent);
const audio = new Audio();
audio.preload = 'none';
const play = document.querySelector('.play');
const seek = document.querySelector('.seek');
const time = document.querySelector('.time');
const title = document.querySelector('.now');
const rows = [...document.querySelectorAll('.row')];
let index = 0;
if (data.color) {
  document.documentElement.style.setProperty('--button', data.color.fill);
  document.documentElement.style.setProperty('--on-button', data.color.text);
}

const clock = (seconds) => {
  const whole = Math.max(0, Math.floor(seconds || 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

function show() {
  const track = data.tracks[index];
  const isPlaying = !audio.paused;
  document.body.toggleAttribute('data-playing', isPlaying);
  play.setAttribute('aria-label', `${isPlaying ? data.texts.pause : data.texts.play} ${track.name}`);
  title.textContent = data.tracks.length > 1 ? track.name : '';
  rows.forEach((row, place) => {
    if (place === index) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  });
}

function showTime() {
  const length = Number.isFinite(audio.duration) ? audio.duration : data.tracks[index].duration / 1000;
  seek.max = String(Math.ceil(length));
  seek.value = String(audio.currentTime);
  seek.setAttribute('aria-valuetext', `${clock(audio.currentTime)} / ${clock(length)}`);
  time.textContent = `${clock(audio.currentTime)} / ${clock(length)}`;
}

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
/** Tells the listenings of this page from others. It is not stored. */
let session;
let heard = 0;
let last = 0;

/** Reports a listening that counts as a play, once it is over. */
function report() {
  const { id, duration } = data.tracks[index];
  if (heard >= Math.min(30000, duration / 2)) {
    session ??= random();
    const play = {
      key: random(),
      track_id: id,
      heard: Math.round(heard),
      played_at: new Date().toISOString(),
    };
    fetch('/embed/plays', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plays: [play], session }),
      keepalive: true,
    }).catch(() => {});
  }
  heard = 0;
}

function start(place) {
  if (place !== index) report();
  index = place;
  const { url } = data.tracks[index];
  if (audio.getAttribute('src') !== url) {
    audio.src = url;
    // The address names a place in the first track, until another one is chosen.
    audio.currentTime = place === 0 ? data.start : 0;
    data.start = 0;
  }
  void audio.play().catch(show);
}

play.addEventListener('click', () => {
  if (audio.paused) start(index);
  else audio.pause();
});
rows.forEach((row, place) => row.addEventListener('click', () => start(place)));
seek.addEventListener('input', () => {
  if (!audio.getAttribute('src')) audio.src = data.tracks[index].url;
  audio.currentTime = Number(seek.value);
});
for (const type of ['play', 'pause', 'playing']) audio.addEventListener(type, show);
for (const type of ['timeupdate', 'durationchange']) audio.addEventListener(type, showTime);
audio.addEventListener('timeupdate', () => {
  const step = (audio.currentTime - last) * 1000;
  last = audio.currentTime;
  // A larger step is a seek.
  if (!audio.paused && step > 0 && step < 3000) heard += step;
});
addEventListener('pagehide', report);
audio.addEventListener('ended', () => {
  report();
  if (index + 1 < data.tracks.length) start(index + 1);
  else show();
});
audio.addEventListener('error', () => {
  if (!audio.getAttribute('src')) return;
  title.textContent = data.texts.failed;
});
show();
showTime();
