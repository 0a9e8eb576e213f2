import { defineMessages } from '@segno/data';

/** The English messages of tables of records. */
export const tableMessages = defineMessages('base', {
  'table.name': 'Name',
  'table.actions': 'Actions',
  'table.moreFor': 'More for :name',
  'table.filter': 'Filter: :title',
  'table.columns': 'Columns',
  'table.export': 'Export',
  'table.sort': 'Sort by',
  'table.ascending': ':name, ascending',
  'table.descending': ':name, descending',
  'table.yes': 'Yes',
  'table.no': 'No',
  'table.lastDays': '[one Last day|other Last :count days]',
  'table.since': 'Since :date',
  'table.nothingFound': 'There are no items matching your query',
  'table.nothingFoundText': 'Try other words, or clear the filters.',
  'table.undo': 'Undo',
});
