import { useQueryClient } from '@tanstack/react-query';
import type { ComparisonExportFormat } from '@rotunda/contract';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { comparedTexts } from '../comparison-texts.ts';
import type { ComparedBills } from '../model/comparison-selection.ts';
import { sectionRowsQuery, type SectionRequest } from './use-comparison.ts';

/** Number of section groups fetched in parallel. */
const CONCURRENT_READS = 3;

export interface Exporting {
  /** Description of the task in progress; null if there is none. */
  progress: string | null;
  onExport: (format: ComparisonExportFormat) => void;
  onPrint: () => void;
  onStop: () => void;
}

/**
 * Saves a comparison as a file, and prints it in full.
 * @param requests what must be fetched before everything shown can be printed
 */
export function useExporting(
  bills: ComparedBills,
  state: string,
  requests: () => readonly SectionRequest[],
): Exporting {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs a task unless another one is in progress. Leaving the page stops it. */
  const run = async (began: string, work: (signal: AbortSignal) => Promise<void>) => {
    if (running.current !== null) return;
    const stopping = new AbortController();
    running.current = stopping;
    setProgress(began);
    try {
      await work(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) toast.error(`${comparedTexts.exportFailed} ${toApiError(error).message}`);
    }
    if (running.current !== stopping) return;
    running.current = null;
    setProgress(null);
  };

  const save = async (format: ComparisonExportFormat, signal: AbortSignal) => {
    const { body } = await client.comparison.export({ ...bills, state, format }, { signal });
    if (signal.aborted) return;
    saveFile(body);
    toast.success(comparedTexts.exported);
  };

  const print = async (signal: AbortSignal) => {
    const wanted = requests();
    let read = 0;
    const next = wanted.values();
    const readOn = async () => {
      for (const request of next) {
        if (signal.aborted) return;
        await cache.fetchQuery(sectionRowsQuery(queries, request));
        read += 1;
        if (!signal.aborted) setProgress(comparedTexts.readingToPrint(read, wanted.length));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_READS }, readOn));
    if (!signal.aborted) window.print();
  };

  return {
    progress,
    onExport: (format) => void run(comparedTexts.exporting, (signal) => save(format, signal)),
    onPrint: () => void run(comparedTexts.preparingPrint, print),
    onStop: () => {
      running.current?.abort();
      running.current = null;
      setProgress(null);
    },
  };
}
