'use client';
import type { RefObject } from 'react';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import type { ChartTable } from './ChartTable.ts';
import { toCsv } from './csv.ts';
import { download, drawingOf, fileName, toPng } from './exportDrawing.ts';
import { messages } from './messages.ts';

export interface ExportMenuProps {
  title: string;
  description?: string;
  table: ChartTable;
  /** The element that contains the drawing and its legend. */
  frame: RefObject<HTMLDivElement | null>;
  /** Whether there is a drawing to export. */
  hasDrawing: boolean;
}

/** The export formats of a chart. Its code is loaded on the first intent. */
export default function ExportMenu({ title, description, table, frame, hasDrawing }: ExportMenuProps) {
  const t = useUiMessages(messages);
  const csv = () =>
    // The byte order mark makes spreadsheets read the file as UTF-8.
    download(
      new Blob(['\ufeff', toCsv([table.columns, ...table.rows])], { type: 'text/csv;charset=utf-8' }),
      fileName(title, 'csv'),
    );
  const svg = () => {
    const drawing = frame.current && drawingOf(frame.current, title, description);
    if (drawing) download(new Blob([drawing.markup], { type: 'image/svg+xml' }), fileName(title, 'svg'));
  };
  const png = async () => {
    const drawing = frame.current && drawingOf(frame.current, title, description);
    if (drawing) download(await toPng(drawing), fileName(title, 'png'));
  };
  return (
    <Menu>
      <MenuItem id="csv" onAction={csv}>
        {t.chartCsv}
      </MenuItem>
      {hasDrawing && (
        <MenuItem id="svg" onAction={svg}>
          {t.chartSvg}
        </MenuItem>
      )}
      {hasDrawing && (
        <MenuItem id="png" onAction={() => void png()}>
          {t.chartPng}
        </MenuItem>
      )}
    </Menu>
  );
}
