import { Box } from '../ui';
import { visuallyHidden } from '../visuallyHidden';

interface PlotTableProps {
  title: string;
  columns: string[];
  rows: { label: string; values: (number | string)[] }[];
}

/** The figures of a plot as a table, for those who do not see the plot. */
export function PlotTable({ title, columns, rows }: PlotTableProps) {
  return (
    // A table is as wide as its words regardless of its style, so the box around it is cut.
    <Box sx={visuallyHidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
