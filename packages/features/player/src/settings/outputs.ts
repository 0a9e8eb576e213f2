/** An output device of this computer. Its name is empty until the listener has allowed to read it. */
export interface OutputDevice {
  id: string;
  name: string;
}

type Devices = MediaDevices & { selectAudioOutput?: () => Promise<MediaDeviceInfo> };

const devices = () =>
  typeof navigator === 'undefined' ? undefined : (navigator.mediaDevices as Devices | undefined);

/** Whether this browser can play on another device than the system's default. */
export const canChooseOutput = (): boolean =>
  devices() !== undefined && 'setSinkId' in HTMLMediaElement.prototype;

/** The output devices that this page may know. */
export async function readOutputs(): Promise<OutputDevice[]> {
  const found = (await devices()?.enumerateDevices()) ?? [];
  return found
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== 'default' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Asks the browser for the output devices. Rejects when the listener refuses. */
export async function findOutputs(): Promise<OutputDevice[]> {
  const media = devices();
  // Only Firefox has a dialog of its own; elsewhere the names of devices come with the permission for the microphone.
  if (media?.selectAudioOutput) await media.selectAudioOutput();
  const known = await readOutputs();
  if (known.some(({ name }) => name !== '') || !media) return known;
  const stream = await media.getUserMedia({ audio: true });
  for (const track of stream.getTracks()) track.stop();
  return readOutputs();
}
