// The lab's part of the server.
import { follow, request } from '../lib/api';
import { withLanguage } from '../lib/languages';
import type { ExperimentResult, Report, Experiment as Said } from '../lib/lab';
import { whole, type Experiment } from '../lib/labLink';
import type { ExperimentProgress } from '../lib/protocol';

export type Shown = { id: string; result: ExperimentResult; report: Report };

export const readyExperiments = async (): Promise<Experiment[]> =>
  (await request<Said[]>('/api/experiments')).map(whole);

/** Runs an experiment; the signal cancels. Null if it ended without a result. */
export async function runExperiment(
  experiment: Experiment,
  signal: AbortSignal,
  hear: (progress: ExperimentProgress) => void,
): Promise<Shown | null> {
  let id: string | null = null;
  await follow<ExperimentProgress>('/api/experiments', JSON.stringify(experiment), { signal }, (progress) => {
    id = progress.id ?? id;
    hear(progress);
  });
  if (id === null) return null;
  const path = `/api/experiments/${encodeURIComponent(id)}`;
  const [result, report] = await Promise.all([request<ExperimentResult>(path), request<Report>(`${path}/report`)]);
  return { id, result, report };
}

/** The record of one of its games. */
export const fetchGame = (id: string, variant: number, game: number): Promise<unknown> =>
  request(`/api/experiments/${encodeURIComponent(id)}/records/${variant}/${game}`);

export const pageOf = (id: string): string => withLanguage(`/api/experiments/${encodeURIComponent(id)}/report.html`);
